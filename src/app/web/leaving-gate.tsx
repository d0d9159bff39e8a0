// Before logging out: what waits on this phone is sent, and as long as something still waits its owner is asked, because logging out clears the phone.
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { accountScreenTexts } from '#features/accounts/texts/accounts.ts';
import {
  flushOutbox,
  holdOutbox,
  openOutbox,
  shownOutbox,
  type Waiting,
} from '#platform/web/phone/outbox.ts';
import { useOutbox, useSendingOutbox } from '#platform/web/phone/use-outbox.ts';
import { readSession, useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { isBorrower } from '#shared/actor.ts';
import { leavingTexts as texts } from '#texts/offline.ts';

/** Whoever logs out does not wait for long to do so. */
const PATIENCE_MS = 5_000;

/** Who logs out, and which of their forms had been refused before: they know of those. */
type Leaver = { account: string; refusedBefore: ReadonlySet<string> };

type Step = { name: 'sends' } | { name: 'asks'; leaver: Leaver } | { name: 'leaves' };

export function LeavingGate({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>({ name: 'sends' });
  const leave = useCallback(async (leaver: Leaver, mayDelete: boolean) => {
    await holdOutbox().catch(() => {});
    if (mayDelete || unsentOf(shownOutbox(), leaver).length === 0) return setStep({ name: 'leaves' });
    setStep({ name: 'asks', leaver });
    await openOutbox(leaver.account).catch(() => {});
  }, []);
  useEffect(() => {
    void sendFirst().then((leaver) => {
      if (!leaver) setStep({ name: 'leaves' });
      else if (unsentOf(shownOutbox(), leaver).length > 0) setStep({ name: 'asks', leaver });
      else void leave(leaver, false);
    });
  }, [leave]);
  if (step.name === 'leaves') return children;
  return (
    <Page title={accountScreenTexts.logoutTitle} width="narrow">
      {step.name === 'asks' ? <Asked leaver={step.leaver} leave={leave} /> : <Sending />}
    </Page>
  );
}

const Sending = () => <p role="status">{texts.sending}</p>;

type AskedProps = { leaver: Leaver; leave: (leaver: Leaver, mayDelete: boolean) => Promise<void> };

/** Goes on sending, as every page of a borrower does, and goes on by itself once nothing waits any more. */
function Asked({ leaver, leave }: AskedProps) {
  const [isLeaving, setLeaving] = useState(false);
  const isLoggedIn = useSession()?.id === leaver.account;
  const unsent = unsentOf(useOutbox(), leaver);
  const isAllSent = unsent.length === 0;
  useEffect(() => {
    if (isAllSent) void leave(leaver, false);
  }, [isAllSent, leaver, leave]);
  const deleteAndLeave = () => {
    setLeaving(true);
    void leave(leaver, true);
  };
  const choices = (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/">{texts.stay}</LinkButton>
      <Button tone="secondary" busy={isLeaving} onClick={deleteAndLeave}>
        {texts.leave}
      </Button>
    </div>
  );
  const goesOut = isLoggedIn && unsent.every(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <>
      {isLoggedIn && <Outbox account={leaver.account} />}
      {isAllSent ? (
        <Sending />
      ) : (
        <Banner tone="bad" role="alert" title={texts.title} action={choices}>
          <p>{texts.waiting(unsent.length)}</p>
          {goesOut && <p>{texts.goesOut}</p>}
        </Banner>
      )}
    </>
  );
}

function Outbox({ account }: { account: string }) {
  useSendingOutbox(account);
  return null;
}

/** Sends what waits, and answers who leaves; null where nobody does of whom a form could wait. */
async function sendFirst(): Promise<Leaver | null> {
  const session = readSession();
  if (!session || !isBorrower(session)) return null;
  const refusedBefore = new Set<string>();
  const sent = openOutbox(session.id).then(() => {
    for (const { form, state } of shownOutbox()) if (state === 'refused') refusedBefore.add(form);
    return flushOutbox(true);
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([sent, late]).catch(() => {});
  return { account: session.id, refusedBefore };
}

/** A form that is refused only now counts as well: its owner has not seen that yet, and its answers are on this phone alone. */
const unsentOf = (outbox: readonly Waiting[], { refusedBefore }: Leaver): readonly Waiting[] =>
  outbox.filter(
    ({ form, state }) => state !== 'received' && !(state === 'refused' && refusedBefore.has(form)),
  );
