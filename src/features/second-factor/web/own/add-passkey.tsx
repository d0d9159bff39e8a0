// Adds a passkey: the password, then the browser's own window.

import { deviceOf } from '#features/accounts/web/device.ts';
import { PasswordDialog } from '#features/accounts/web/password/password-dialog.tsx';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { ownFactorTexts as texts } from '../../texts/own.ts';
import { call } from '../calls.ts';

type AddPasskeyProps = {
  open: boolean;
  onClose: () => void;
  onSetUp: (message: string, recoveryCodes: string[] | null) => void;
};

export const AddPasskey = ({ open, onClose, onSetUp }: AddPasskeyProps) => (
  <PasswordDialog
    open={open}
    title={texts.addPasskey}
    confirmText={texts.goOn}
    onPassword={async (currentPassword) => {
      const question = await call('POST /api/second-factor/passkeys/begin', { body: { currentPassword } });
      const added = await make(question);
      if (added) onSetUp(added.message, added.recoveryCodes);
    }}
    onClose={onClose}
  >
    <p>{texts.passwordLead}</p>
    <p className="text-muted">{texts.passkeyHow}</p>
  </PasswordDialog>
);

/** Makes a passkey; answers null where the person has closed the browser's window, or the browser could not make one. */
async function make(question: object) {
  try {
    const passkeys = await import('../passkeys.ts');
    const answer = await passkeys.make(question);
    const name = deviceOf(navigator.userAgent);
    return await call('POST /api/second-factor/passkeys', { body: { name, answer } });
  } catch (failure) {
    if (failure instanceof CallFailed) throw failure;
    toast.bad(texts.passkeyFailed);
    return null;
  }
}
