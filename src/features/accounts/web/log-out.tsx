// /logout: ends the session, then leads to the landing page after the two seconds of the specification.
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { sessionChanged, sessionLeft } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { uiTexts } from '#texts/ui.ts';
import { accountReplies, accountScreenTexts as texts } from '../texts/accounts.ts';
import { call } from './calls.ts';

const REDIRECT_MS = 2_000;

type Step = { name: 'leaving' } | { name: 'left' } | { name: 'failed'; reason: string };

/** `onLeft`: what is to be done on this phone once the session is over. */
export function LogOut({ onLeft }: { onLeft: () => Promise<void> }) {
  const { step, leave } = useLogOut(onLeft);
  return (
    <Page title={texts.logoutTitle} width="narrow">
      {step.name === 'leaving' && <p role="status">{texts.loggingOut}</p>}
      {step.name === 'left' && (
        <Banner tone="good" role="status">
          {accountReplies.loggedOut}
        </Banner>
      )}
      {step.name === 'failed' && (
        <Banner tone="bad" role="alert" action={<Button onClick={leave}>{uiTexts.tryAgain}</Button>}>
          {step.reason}
        </Banner>
      )}
    </Page>
  );
}

function useLogOut(onLeft: () => Promise<void>) {
  const [step, setStep] = useState<Step>({ name: 'leaving' });
  const navigate = useNavigate();
  const leave = useCallback(() => {
    setStep({ name: 'leaving' });
    const left = call('POST /api/accounts/logout').then(() => {
      sessionLeft();
      return onLeft();
    });
    left.then(
      () => setStep({ name: 'left' }),
      (failure: unknown) =>
        setStep({
          name: 'failed',
          reason: failure instanceof CallFailed ? failure.message : uiTexts.loadFailed,
        }),
    );
  }, [onLeft]);
  useEffect(leave, [leave]);
  const hasLeft = step.name === 'left';
  useEffect(() => {
    if (!hasLeft) return;
    const timer = setTimeout(() => {
      sessionChanged();
      navigate('/', { replace: true });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasLeft, navigate]);
  return { step, leave };
}
