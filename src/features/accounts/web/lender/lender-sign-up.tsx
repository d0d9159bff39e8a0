// /partner-signup: the form of a lender's new account; the company comes after the first log-in.
import { useState } from 'react';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { PARTNER_NAMES, repeatError, signUpErrors } from '../../rules/fields.ts';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { PersonFields } from '../sign-up/person-fields.tsx';
import { AcceptsTerms, OtherWays } from '../sign-up/sign-up-ends.tsx';

const NAMES = ['firstName', 'lastName', 'email', 'password', 'confirm'] as const;

export function PartnerSignUp() {
  const [done, setDone] = useState({ count: 0, email: '' });
  const { field, busy, attach, reset } = useNativeForm({
    names: NAMES,
    validate: (values) => {
      const confirm = repeatError(values.confirm, values.password);
      return { ...signUpErrors(values, PARTNER_NAMES), ...(confirm ? { confirm } : {}) };
    },
    send: async ({ confirm, ...person }) => {
      const { message } = await call('POST /api/accounts/register', {
        body: { ...person, userType: 'Partner' },
      });
      toast.good(message);
      reset();
      setDone(({ count }) => ({ count: count + 1, email: person.email }));
    },
    onFailure: ({ message }) => toast.bad(message, 'top-center'),
  });
  return (
    <Page title={texts.partnerSignUpTitle} lead={texts.partnerSignUpLead} width="narrow">
      {done.email && (
        <Banner tone="good" role="status">
          {texts.nextLead(done.email)} {texts.lookInMail}
        </Banner>
      )}
      <Card>
        <form {...attach} className="grid gap-4">
          <PersonFields field={field} />
          <NewPasswordFields key={done.count} field={field} />
          <AcceptsTerms />
          <Button type="submit" wide busy={busy}>
            {texts.partnerSignUp}
          </Button>
        </form>
      </Card>
      <OtherWays asks={texts.isBorrower} to="/signup" label={texts.signUpAsBorrower} />
    </Page>
  );
}
