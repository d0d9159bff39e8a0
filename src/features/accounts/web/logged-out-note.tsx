// Why somebody finds the log-in form in place of the page they were at, or asked for.
import { useEffect, useRef, useSyncExternalStore } from 'react';
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
  const note = useRef<HTMLDivElement>(null);
  const isShown = wayBack !== null && isTakenOver;
  // On a phone the log-in stands below the first screen: whoever was thrown out would take the page for the loss of everything.
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  if (!wayBack || !isTakenOver) return null;
  const hasEnded = wayBack.account !== null;
  return (
    <div ref={note} className="scroll-mt-20">
      <Banner tone="wait" role="status" title={hasEnded ? texts.sessionOver : texts.logInFirst}>
        <p>{hasEnded ? texts.sessionOverLead : texts.logInFirstLead}</p>
      </Banner>
    </div>
  );
}

const never = () => () => {};
