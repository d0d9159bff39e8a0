// The log-in form of the landing page and of staff.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { useKnownEmail } from '#platform/web/frame/way-back.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/form/password-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { loginErrors } from '../rules/fields.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';
import { call } from './calls.ts';
import { useEnter } from './entering.ts';
import { LoggedOutNote } from './logged-out-note.tsx';
import { ResendLink } from './mailed-links/resend-link.tsx';

/** `delayMs` waits before the request, as the specification has it for staff. */
export function LogInForm({ delayMs = 0 }: { delayMs?: number }) {
  const [refused, setRefused] = useState<{ text: string; code: string; way: ReactNode } | null>(null);
  const enter = useEnter();
  const known = useKnownEmail();
  const { field, busy, attach } = useNativeForm({
    names: ['email', 'password'],
    validate: loginErrors,
    send: async (values) => {
      setRefused(null);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      enter(await call('POST /api/accounts/login', { body: values }));
    },
    onFailure: ({ code, message }, { email }) => {
      toast.bad(texts.loginFailed(message), 'top-center');
      setRefused({ text: message, code, way: wayOn(code, email) });
    },
  });
  return (
    <form {...attach} aria-labelledby="login-title" className="grid gap-4">
      <h2 id="login-title" className="font-bold text-xl">
        {texts.loginTitle}
      </h2>
      <LoggedOutNote />
      <TextField
        {...field('email')}
        key={known}
        defaultValue={known}
        label={texts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" />
      {refused && (
        <Banner tone="bad" action={refused.way}>
          <p>{refused.text}</p>
          {refused.code === 'account.wrong_login' && <p>{texts.openLinkFirst}</p>}
        </Banner>
      )}
      <Button type="submit" wide busy={busy}>
        {texts.logIn}
      </Button>
      <Link to="/request-link" className="link justify-self-center py-2.5">
        {texts.forgotPassword}
      </Link>
    </form>
  );
}

/** What else may be done after a refusal. Who has a second step comes in by it, however many guesses others have made. */
function wayOn(code: string, email: string): ReactNode {
  if (code === 'account.unverified') return <ResendLink email={email} />;
  if (code !== 'account.too_many_tries') return null;
  return (
    <LinkButton to="/second-step" tone="secondary" size="sm">
      {texts.secondStepInstead}
    </LinkButton>
  );
}
