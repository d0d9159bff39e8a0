// Why somebody finds the log-in form in place of the page they were at, or asked for.
import { useSyncExternalStore } from 'react';
import { useWayBack } from '#platform/web/frame/way-back.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { accountScreenTexts as texts } from '../texts/accounts.ts';

export function LoggedOutNote() {
  const wayBack = useWayBack();
  // A reload keeps the entry of the history, and the page that came with it says nothing of this.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!wayBack || !isTakenOver) return null;
  const hasEnded = wayBack.account !== null;
  return (
    <Banner tone="wait" role="status" title={hasEnded ? texts.sessionOver : texts.logInFirst}>
      <p>{hasEnded ? texts.sessionOverLead : texts.logInFirstLead}</p>
    </Banner>
  );
}

const never = () => () => {};
