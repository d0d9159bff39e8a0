// Where a loan stands, in one card: repaid so far, what comes next, and what to do when something is late.

import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { daysBetween, showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { OwnLoan } from '../../contract/own.ts';
import { isInDefault, isRepaid, isWrittenOff, payoutStands } from '../../rules/books/standing.ts';
import { ownLoanTexts as texts } from '../../texts/borrower/own-loans.ts';
import { OwnLoanState } from './own-loan-state.tsx';
import { RepaidRing } from './repaid-ring.tsx';
import { repaidShare } from './repaid-share.ts';

export function Standing({ loan, schedule, today }: OwnLoan) {
  const { paid, total, share } = repaidShare(loan, schedule);
  if (isRepaid(loan.state)) return <Done loan={loan} />;
  if (!payoutStands(loan.state))
    return (
      <Banner tone="neutral" title={texts.reversedTitle} action={<WriteToUs />}>
        <p>{texts.reversed}</p>
      </Banner>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <RepaidRing share={share} className="size-24 shrink-0 sm:size-28" />
          <div className="flex max-w-full flex-1 basis-40 flex-col gap-1">
            <span>
              <OwnLoanState state={loan.state} />
            </span>
            <Next loan={loan} schedule={schedule} today={today} />
          </div>
        </div>
        <dl className="figures grid gap-2 border-line border-t pt-4">
          {loan.nextDueOn !== null && (
            <Line name={texts.owed}>
              <strong className="font-bold">{showDollars(loan.owed)}</strong>
            </Line>
          )}
          <Line name={texts.paid}>{texts.paidOf(showDollars(paid), showDollars(total))}</Line>
        </dl>
      </Card>
      <Help loan={loan} />
      <Credit amount={loan.credit} />
    </div>
  );
}

const WriteToUs = () => (
  <LinkButton to="/messages" tone="secondary">
    {texts.message}
  </LinkButton>
);

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="ml-auto text-right">{children}</dd>
  </div>
);

type NextProps = Pick<OwnLoan, 'loan' | 'schedule' | 'today'>;

/** Of a late loan, all that is overdue; else the next instalment; all that is owed where nothing falls due any more. */
function Next({ loan, schedule, today }: NextProps) {
  if (loan.nextDueOn === null) return <Figure name={texts.owed} amount={loan.owed} />;
  const isLate = loan.daysLate > 0;
  const isLast = schedule.at(-1)?.dueOn === loan.nextDueOn && schedule.length > 1;
  const dueOn = loan.nextDueOn;
  return (
    <>
      <Figure
        name={isLate ? texts.payNow : isLast ? texts.last : texts.next}
        amount={isLate ? loan.overdue : loan.nextAmount}
      />
      {!isLate && (
        <p>
          <time dateTime={dueOn}>{texts.dueOn(showDay(dueOn))}</time>,{' '}
          <span className="font-semibold">{texts.dueIn(daysBetween(today, dueOn))}</span>
        </p>
      )}
    </>
  );
}

const Figure = ({ name, amount }: { name: string; amount: number }) => (
  <>
    <p className="text-muted text-sm">{name}</p>
    <p className="figures text-amount font-bold">{showDollars(amount)}</p>
  </>
);

function Help({ loan }: Pick<OwnLoan, 'loan'>) {
  if (isWrittenOff(loan.state))
    return (
      <Banner tone="neutral" title={texts.writtenOffTitle} action={<WriteToUs />}>
        <p>{texts.writtenOff(showDollars(loan.owed))}</p>
      </Banner>
    );
  if (loan.daysLate === 0 || loan.nextDueOn === null) return null;
  const isLong = isInDefault(loan.state);
  return (
    <Banner
      tone={isLong ? 'bad' : 'wait'}
      title={isLong ? texts.defaultedTitle : texts.lateTitle}
      action={<WriteToUs />}
    >
      <p>{texts.wasDue(showDay(loan.nextDueOn), loan.daysLate)}</p>
      <p>{isLong ? texts.defaulted : texts.late}</p>
      {!isLong && <p>{texts.lateTalk}</p>}
    </Banner>
  );
}

const Credit = ({ amount }: { amount: number }) =>
  amount > 0 ? (
    <Banner tone="info" title={texts.credit(showDollars(amount))} action={<WriteToUs />}>
      <p>{texts.creditHow}</p>
    </Banner>
  ) : null;

const Done = ({ loan }: Pick<OwnLoan, 'loan'>) => (
  <div className="grid grid-cols-1 gap-4">
    <div className="grid justify-items-center gap-4 rounded-lg bg-leaf-soft p-5 text-center sm:p-6">
      <RepaidRing share={1} />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center justify-center gap-2 font-bold text-2xl">
          <PartyPopper className="size-6 shrink-0 text-leaf" />
          {texts.doneTitle}
        </p>
        <p>{texts.done(showDollars(loan.loanAmount))}</p>
        {loan.closedAt && (
          <p className="text-muted text-sm">{texts.doneOn(showMoment(new Date(loan.closedAt)))}</p>
        )}
      </div>
      <LinkButton to="/loans">{texts.toOffer}</LinkButton>
    </div>
    <Credit amount={loan.credit} />
  </div>
);
