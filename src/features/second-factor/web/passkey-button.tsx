// The button that asks for a passkey, and what the browser's own window answers.
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { PasskeyAnswer } from '../contract.ts';
import { secondStepTexts as texts } from '../texts/log-in.ts';

type PasskeyButtonProps = {
  ask: () => Promise<object>;
  /** Throws what the server refused. */
  send: (answer: PasskeyAnswer) => Promise<void>;
  onFailure: (message: string, failure?: CallFailed) => void;
};

export function PasskeyButton({ ask, send, onFailure }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      // Loaded for whoever has a passkey, and for nobody else.
      const passkeys = await import('./passkeys.ts');
      await send(await passkeys.sign(await ask()));
    } catch (failure) {
      if (failure instanceof CallFailed) onFailure(failure.message, failure);
      else onFailure(texts.passkeyFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button wide busy={isBusy} onClick={show}>
      {texts.usePasskey}
    </Button>
  );
}
