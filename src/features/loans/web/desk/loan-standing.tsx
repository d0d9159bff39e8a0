// Where a loan stands today, in the few figures that an officer is asked for first.
import type { ReactNode } from 'react';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { isWrittenOff } from '../../rules/books/standing.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { loanStateTexts } from '../../texts/staff-loan-states.ts';

export function LoanStanding({ shown: { loan, settlement } }: { shown: DeskLoan }) {
  const isLate = loan.daysLate > 0;
  return (
    <dl aria-label={texts.standing} className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <Figure name={texts.owed} figure={showDollars(loan.owed)}>
        {loan.credit > 0 && texts.heldNote(showDollars(loan.credit))}
      </Figure>
      <Figure name={texts.overdue} figure={showDollars(loan.overdue)} isBad={isLate}>
        {isLate
          ? loanStateTexts.daysLate(loan.daysLate)
          : isWrittenOff(loan.state)
            ? texts.givenUp
            : texts.inTime}
      </Figure>
      <Figure name={texts.nextDue} figure={loan.nextDueOn ? showDollars(loan.nextAmount) : texts.nothingDue}>
        {loan.nextDueOn && showDay(loan.nextDueOn)}
      </Figure>
      <Figure name={texts.settlement} figure={showDollars(settlement.pay)}>
        {settlement.pay > 0 && settlement.rebate > 0 && texts.rebate(showDollars(settlement.rebate))}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; figure: string; isBad?: boolean; children: ReactNode };

const Figure = ({ name, figure, isBad = false, children }: FigureProps) => (
  <div
    className={`grid content-start gap-x-4 gap-y-0.5 rounded-lg border p-4 max-[26rem]:grid-cols-[1fr_auto] max-[26rem]:items-baseline max-[26rem]:py-3 ${isBad ? 'border-pimento bg-pimento-soft' : 'border-line bg-surface'}`}
  >
    <dt className="text-sm">{name}</dt>
    <dd
      className={`figures wrap-anywhere font-bold text-2xl max-[26rem]:text-xl ${isBad ? 'text-pimento' : ''}`}
    >
      {figure}
    </dd>
    <dd className={`text-sm max-[26rem]:col-span-2 min-[26rem]:min-h-5 ${isBad ? 'text-ink' : 'text-muted'}`}>
      {children}
    </dd>
  </div>
);
