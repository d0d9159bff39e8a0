// What stands in place of a form that was handed in without a connection: that it is safe, and how it goes on.

import { CircleCheckBig, CloudUpload, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sendNow, takeBack, type Waiting } from '#platform/web/phone/outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { outboxTexts as texts } from '../../texts/outbox.ts';

type KeptFormProps = {
  waiting: Waiting;
  /** Once; `null` when it had been received before, and the reply was lost. */
  onReceived: (reply: unknown) => void;
  /** The way on. */
  children?: ReactNode;
};

const SIGN = 'size-12 text-leaf';

export function KeptForm({ waiting, onReceived, children }: KeptFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, state, createdAt } = waiting;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form that stood here was longer: whoever sent it would see the foot of the page.
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  useReceived(waiting, onReceived);
  const time = showMoment(new Date(createdAt));
  const isQuiet = state === 'waiting' || state === 'stale';
  return (
    <Card className="grid justify-items-center gap-4 py-8 text-center">
      {state === 'received' && <CircleCheckBig className={SIGN} strokeWidth={1.5} />}
      {state === 'sending' && <CloudUpload className={SIGN} strokeWidth={1.5} />}
      {isQuiet && <Smartphone className={SIGN} strokeWidth={1.5} />}
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
          {titleOf(state)}
        </h2>
      </div>
      {isQuiet && (
        <p className="max-w-md">
          <Unbroken>{state === 'stale' ? texts.staleSince(time) : texts.savedSince(time)}</Unbroken>
        </p>
      )}
      {state === 'waiting' && <p className="max-w-md text-muted">{texts.youMayClose}</p>}
      {isQuiet && <Choices {...{ form }} isStale={state === 'stale'} />}
      {isQuiet && children}
    </Card>
  );
}

function titleOf(state: Waiting['state']): string {
  if (state === 'received') return texts.received;
  if (state === 'sending') return `${texts.sending}…`;
  return state === 'stale' ? texts.stale : texts.saved;
}

function useReceived({ state, reply }: Waiting, onReceived: KeptFormProps['onReceived']): void {
  const latest = useRef(onReceived);
  latest.current = onReceived;
  const isReceived = state === 'received';
  useEffect(() => {
    if (isReceived) latest.current(reply);
  }, [isReceived, reply]);
}

function Choices({ form, isStale }: { form: string; isStale: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: (form: string) => Promise<unknown>) => {
    setBusy(true);
    await work(form).catch(() => {});
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button tone={isStale ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void run(sendNow)}>
        {isStale ? texts.sendAfterAll : texts.sendNow}
      </Button>
      <Button tone="quiet" disabled={isBusy} onClick={() => void run(takeBack)}>
        {texts.change}
      </Button>
    </div>
  );
}
