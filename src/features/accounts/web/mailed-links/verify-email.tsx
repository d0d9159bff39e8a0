// /verify-email: confirms an address by the link of the mail, then leads to the login.
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { emailKnown } from '#platform/web/frame/way-back.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';
import { EmailForm } from './email-form.tsx';

export function VerifyEmail() {
  const error = useVerification();
  return (
    <Page title={texts.verifyTitle} back={{ to: '/', text: texts.backToLogin }} width="narrow">
      {error === null ? <p role="status">{texts.verifying}</p> : <AskAgain error={error} />}
    </Page>
  );
}

/** Confirms once the page is shown; why that did not work, or null. A second run of the same link finds it confirmed. */
function useVerification(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const token = search.get('token') ?? '';
  useEffect(() => {
    let shown = true;
    call('POST /api/accounts/verifyEmail', { body: { token } }).then(
      ({ email }) => shown && navigate('/?isVerified=true', { replace: true, state: emailKnown(email) }),
      (failure: unknown) => {
        if (shown) setError(failure instanceof CallFailed ? failure.message : texts.linkIncomplete);
      },
    );
    return () => {
      shown = false;
    };
  }, [token, navigate]);
  return error;
}

function AskAgain({ error }: { error: string }) {
  const [isSent, setSent] = useState(false);
  const send = async (email: string) => {
    const { message } = await call('POST /api/accounts/resendVerification', { body: { email } });
    toast.good(message);
    setSent(true);
  };
  return (
    <>
      <Banner tone={isSent ? 'info' : 'bad'} role="alert">
        {isSent ? texts.lookInMail : error}
      </Banner>
      <p>{texts.verifyAgainLead}</p>
      <Card>
        <EmailForm submitText={texts.sendAgain} send={send} />
      </Card>
    </>
  );
}
