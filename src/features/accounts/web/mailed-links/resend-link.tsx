// Asks for the link that confirms an address once more; shown to who has just proved the password of the account.
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';

export function ResendLink({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await call('POST /api/accounts/resendVerification', { body: { email } });
      toast.info(message, 'top-center');
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      toast.bad(failure.message, 'top-center');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" size="sm" busy={busy} onClick={resend}>
      {texts.sendAgain}
    </Button>
  );
}
