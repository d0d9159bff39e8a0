// /password-change: sets a new password by the link of the mail.
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { emailKnown } from '#platform/web/frame/way-back.ts';
import { sessionChanged, sessionLeft } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { newPasswordErrors } from '../../rules/fields.ts';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';

export function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const email = search.get('email') ?? '';
  return (
    <Page title={texts.resetTitle} width="narrow">
      {token && email ? (
        <ResetForm token={token} email={email} />
      ) : (
        <UselessLink why={texts.linkIncomplete} />
      )}
    </Page>
  );
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [outdated, setOutdated] = useState<string | null>(null);
  const { field, busy, attach } = useNativeForm({
    names: ['password', 'confirm'],
    validate: (values) => newPasswordErrors(values, email),
    send: async (values) => {
      const { message } = await call('POST /api/accounts/changePassword', {
        body: { user: { ...values, email }, hash: token },
      });
      toast.good(message);
      sessionLeft();
      sessionChanged();
      navigate('/', { replace: true, state: emailKnown(email) });
    },
    onFailure: ({ code, message }) => {
      toast.bad(message, 'top-center');
      if (code.startsWith('account.link_')) setOutdated(message);
    },
  });
  if (outdated !== null) return <UselessLink why={outdated} />;
  return (
    <Card>
      <form {...attach} className="grid gap-4">
        {/* So that a password manager knows whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields field={field} label={texts.newPassword} own={[email]} />
        <Button type="submit" wide busy={busy}>
          {texts.reset}
        </Button>
      </form>
    </Card>
  );
}

const UselessLink = ({ why }: { why: string }) => (
  <Banner tone="bad" action={<LinkButton to="/request-link">{texts.newLink}</LinkButton>}>
    {why}
  </Banner>
);
