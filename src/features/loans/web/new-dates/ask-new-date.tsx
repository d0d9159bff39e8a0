// A borrower's way to a later due date, on the page of the loan: asking, waiting, and the answer.

import { useQuery } from '@tanstack/react-query';
import { CalendarClock, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import type { NewDateRequest } from '../../contract/new-dates.ts';
import type { LoanInstalment, LoanSummary } from '../../contract.ts';
import { type LoanToMove, newDatesFor } from '../../rules/arrears/new-date.ts';
import { newDateTexts as texts } from '../../texts/arrears.ts';
import { AskDialog } from './ask-dialog.tsx';
import { OpenRequest } from './open-request.tsx';
import { ownNewDatesQuery } from './queries.ts';

type AskNewDateProps = {
  loan: Pick<LoanSummary, '_id' | 'state'>;
  schedule: readonly LoanInstalment[];
  /** The day on which both hold. */
  today: Day;
};

/** Keeps its place until it is known whether a request waits already. Shows nothing where nothing is due any more, nor, without an answer to show, once it is late: the page then says what to do. */
export function AskNewDate({ loan, schedule, today }: AskNewDateProps) {
  const { data, isPending } = useQuery(ownNewDatesQuery(loan._id));
  const next = schedule.find(({ amount, paid }) => paid < amount);
  if (!next) return null;
  const may = newDatesFor(toMove(loan, schedule), today, { added: new Set(data?.closed) });
  const isRefused = 'refused' in may;
  const isPast = isRefused && PAST.has(may.refused);
  if (!data) return isPending && !isPast ? <Skeleton className="h-50 rounded-lg" /> : null;
  const open = data.requests.find(({ status }) => status === 'Asked');
  if (open) return <OpenRequest loanId={loan._id} request={open} />;
  const latest = data.requests.find(({ instalment }) => instalment === next.number);
  if (isPast && (may.refused === 'new_date.nothing_due' || latest?.note == null)) return null;
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <Answer request={latest} dueOn={showDay(next.dueOn)} />
      {isRefused ? (
        <>
          <p>
            <Unbroken>{why(may.refused, next)}</Unbroken>
          </p>
          <div>
            <LinkButton tone="secondary" to="/messages" icon={<MessageCircle className="size-5" />}>
              {texts.write}
            </LinkButton>
          </div>
        </>
      ) : (
        <Ask loanId={loan._id} amount={next.amount - next.paid} {...may} />
      )}
    </Card>
  );
}

const PAST = new Set<string>(['new_date.nothing_due', 'new_date.too_late']);

const toMove = ({ state }: Pick<LoanSummary, 'state'>, schedule: readonly LoanInstalment[]): LoanToMove => ({
  state,
  schedule: schedule.map(({ number, dueOn, hasNewDate, amount, paid }) => ({
    number,
    dueOn,
    hasNewDate,
    isPaid: paid >= amount,
  })),
});

function why(refused: string, { dueOn }: LoanInstalment): string {
  if (refused === 'new_date.moved') return texts.moved(showDay(dueOn));
  return refused === 'new_date.no_room' ? texts.noRoom : texts.tooLate;
}

type AskProps = {
  loanId: string;
  /** What is left to pay of the instalment, in dollars. */
  amount: number;
  instalment: number;
  dueOn: Day;
  days: readonly [Day, ...Day[]];
};

function Ask(props: AskProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        <Unbroken>{texts.lead(showDay(props.dueOn), showDay(props.days.at(-1) ?? props.days[0]))}</Unbroken>
      </p>
      <div>
        <Button tone="secondary" icon={<CalendarClock className="size-5" />} onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      </div>
      <AskDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** What staff said to the latest request for the instalment that is next, which is due on `dueOn`. */
function Answer({ request, dueOn }: { request: NewDateRequest | undefined; dueOn: string }) {
  if (request?.status !== 'Granted' && request?.status !== 'Refused') return null;
  const isGranted = request.status === 'Granted';
  return (
    <Banner
      tone={isGranted ? 'good' : 'info'}
      title={isGranted ? texts.granted(dueOn) : texts.refused(dueOn)}
    >
      {request.note && (
        <p className="whitespace-pre-line">
          {texts.answer} <q>{request.note}</q>
        </p>
      )}
      <DecidedBy desk="loans" at={request.decidedAt} />
    </Banner>
  );
}
