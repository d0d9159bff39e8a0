// /update-password: a new password for who is logged in, what else keeps the account safe, and the list of where they are logged in.
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { sessionChanged, sessionLeft, useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PasswordField } from '#platform/web/ui/form/password-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { isStaff } from '#shared/actor.ts';
import { newPasswordErrors } from '../../rules/fields.ts';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';
import { OwnSessions } from '../own-sessions.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export function UpdatePassword({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const [email] = useState(session?.email ?? '');
  const { field, busy, attach } = useNativeForm({
    names: ['currentPassword', 'password', 'confirm'],
    validate: (values) => newPasswordErrors(values, email, session !== null && isStaff(session)),
    send: async ({ currentPassword, ...user }) => {
      const current = currentPassword === '' ? {} : { currentPassword };
      const { message } = await call('POST /api/accounts/updatePassword', { body: { user, ...current } });
      toast.good(message);
      sessionLeft();
      sessionChanged();
      navigate('/', { replace: true });
    },
    onFailure: ({ message }) => toast.bad(message, 'top-center'),
  });
  return (
    <Page title={texts.updateTitle} lead={texts.updateLead} width="narrow">
      <Card>
        <form {...attach} className="grid gap-4">
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...field('currentPassword')}
            label={texts.currentPassword}
            hint={texts.currentHint}
            autoComplete="current-password"
            optional
          />
          <NewPasswordFields field={field} label={texts.newPassword} own={[email]} />
          <Button type="submit" wide busy={busy}>
            {texts.update}
          </Button>
        </form>
      </Card>
      {children}
      <OwnSessions />
    </Page>
  );
}
