// /second-step: after the password, a passkey, a code of the app or a recovery code.
import { useEffect, useState } from 'react';
import { accountScreenTexts } from '#features/accounts/texts/accounts.ts';
import { useEnter } from '#features/accounts/web/entering.ts';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { uiTexts } from '#texts/ui.ts';
import type { Way } from '../../contract.ts';
import { secondStepTexts as texts } from '../../texts/log-in.ts';
import { CodeForm } from '../code-form.tsx';
import { PasskeyButton } from '../passkey-button.tsx';
import { call } from './calls.ts';

export function SecondStep() {
  const { ways, error, failed } = useWays();
  const enter = useEnter();
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      back={{ to: '/', text: accountScreenTexts.backToLogin }}
      width="narrow"
    >
      {error && (
        <Banner
          tone="bad"
          role="alert"
          action={
            ways === null && (
              <LinkButton to="/" tone="secondary">
                {texts.logInAgain}
              </LinkButton>
            )
          }
        >
          {error}
        </Banner>
      )}
      {ways === null && !error && <p role="status">{texts.loading}</p>}
      {ways && (
        <Card className="grid gap-6">
          {ways.includes('passkey') && (
            <>
              <PasskeyButton
                ask={() => call('POST /api/second-factor/log-in/passkey/ask')}
                send={async (answer) =>
                  enter(await call('POST /api/second-factor/log-in/passkey', { body: { answer } }))
                }
                onFailure={failed}
              />
              <p className="text-center text-muted text-sm">{texts.or}</p>
            </>
          )}
          <CodeForm
            hasApp={ways.includes('app')}
            isSecond={ways.includes('passkey')}
            send={async (code) =>
              enter(await call('POST /api/second-factor/log-in/code', { body: { code } }))
            }
            onFailure={(failure) => failed(failure.message, failure)}
          />
        </Card>
      )}
      {ways && <p className="text-muted text-sm">{texts.lost}</p>}
    </Page>
  );
}

/** By which ways the log-in of this browser goes on; null while that is not known, or when it has to be begun again. */
function useWays() {
  const [ways, setWays] = useState<Way[] | null>(null);
  const [error, setError] = useState('');
  const failed = (message: string, failure?: CallFailed) => {
    if (failure?.code === 'second_factor.start_again') setWays(null);
    setError(message);
  };
  useEffect(() => {
    let isShown = true;
    call('GET /api/second-factor/log-in').then(
      (found) => isShown && setWays(found.ways),
      (failure: unknown) =>
        isShown && setError(failure instanceof CallFailed ? failure.message : uiTexts.loadFailed),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return { ways, error, failed };
}
