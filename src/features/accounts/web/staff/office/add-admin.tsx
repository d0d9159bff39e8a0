// /admin/add-admin: the form of a new colleague; and for admins, below it, the staff accounts there are.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { submitDelay } from '#platform/web/pause.ts';
import { AsksBeforeLeaving } from '#platform/web/record/asks-first.tsx';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { isAdmin } from '#shared/actor.ts';
import { repeatError } from '../../../rules/fields.ts';
import { newStaffErrors } from '../../../rules/new-staff.ts';
import { addAdminTexts as texts } from '../../../texts/staff-people.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { PersonFields } from '../../sign-up/person-fields.tsx';
import { deskCall } from '../desk-call.ts';
import { StaffAccounts } from './staff-accounts.tsx';

export function AddAdmin() {
  const session = useSession();
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid items-start gap-8">
        <NewColleague />
        {session && isAdmin(session) && <StaffAccounts ownId={session.id} />}
      </div>
    </Page>
  );
}

const NAMES = ['firstName', 'lastName', 'email', 'password', 'repeatPassword', 'userType'] as const;

function NewColleague() {
  const queries = useQueryClient();
  const [added, setAdded] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [isTyped, setTyped] = useState(false);
  const { field, busy, attach, reset } = useNativeForm({
    names: NAMES,
    validate: (values) => {
      const repeat = repeatError(values.repeatPassword, values.password);
      return { ...newStaffErrors(values), ...(repeat ? { repeatPassword: repeat } : {}) };
    },
    send: async ({ repeatPassword, ...person }) => {
      setRefusal('');
      await submitDelay();
      const userType = texts.userTypes.find((type) => type === person.userType) ?? '';
      const { message } = await deskCall('POST /api/accounts/addAdmin', { body: { ...person, userType } });
      toast.good(message);
      reset();
      setTyped(false);
      setAdded((count) => count + 1);
      await queries.invalidateQueries({ queryKey: ['accounts'] });
    },
    onFailure: ({ message, fields }) => {
      toast.bad(message);
      if (Object.keys(fields).length === 0) setRefusal(message);
    },
  });
  const { onBlur: _, ...userType } = field('userType');
  return (
    <Card className="max-w-2xl">
      <form
        {...attach}
        onInput={({ currentTarget }) =>
          setTyped([...new FormData(currentTarget).values()].some((value) => value !== ''))
        }
        className="grid gap-4"
      >
        <AsksBeforeLeaving when={isTyped} />
        {refusal && (
          <Banner tone="bad" role="alert">
            {refusal}
          </Banner>
        )}
        <PersonFields field={field} isOwn={false} />
        <NewPasswordFields
          key={added}
          field={(name) => field(name === 'confirm' ? 'repeatPassword' : name)}
        />
        <SelectField
          {...userType}
          label={texts.userType}
          hint={texts.adminMay}
          placeholder={texts.placeholder}
          options={texts.userTypes.map((type) => ({ value: type, label: type }))}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.submit}
        </Button>
      </form>
    </Card>
  );
}
