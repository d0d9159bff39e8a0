// The window that asks for the second factor once more, before money moves, roles change or an export.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { secondStepTexts as texts } from '../texts/log-in.ts';
import { call, ownFactorsQuery } from './calls.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function ShowAgainWindow({ onDone }: { onDone: (isShown: boolean) => void }) {
  const own = useQuery(ownFactorsQuery);
  const [error, setError] = useState('');
  return (
    <Dialog open title={texts.againTitle} onClose={() => onDone(false)}>
      <p className="text-muted">{texts.againLead}</p>
      {error && (
        <Banner tone="bad" role="alert">
          {error}
        </Banner>
      )}
      <Loaded query={own}>
        {({ appSince, passkeys }) => (
          <div className="grid gap-4">
            {passkeys.length > 0 && (
              <PasskeyButton
                ask={() => call('POST /api/second-factor/confirm/passkey/ask')}
                send={async (answer) => {
                  await call('POST /api/second-factor/confirm/passkey', { body: { answer } });
                  onDone(true);
                }}
                onFailure={setError}
              />
            )}
            <CodeForm
              hasApp={appSince !== null}
              isSecond={passkeys.length > 0}
              send={async (code) => {
                await call('POST /api/second-factor/confirm', { body: { code } });
                onDone(true);
              }}
              onFailure={({ message }) => setError(message)}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
