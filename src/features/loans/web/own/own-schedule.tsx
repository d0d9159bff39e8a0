// Every instalment of one's own loan: paid, late or to come. A long schedule opens at what matters now.
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { ownLoanTexts } from '#texts/own-loans.ts';
import type { LoanInstalment } from '../../contract.ts';

const texts = ownLoanTexts.schedule;

const SHOWN_AT_FIRST = 12;

export function OwnSchedule({ schedule }: { schedule: readonly LoanInstalment[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? schedule : aroundNow(schedule);
  return (
    <Card className="grid gap-2">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <ol className="grid">
        {shown.map((instalment) => (
          <Row key={instalment.number} instalment={instalment} />
        ))}
      </ol>
      {shown.length < schedule.length && (
        <div>
          <Button tone="secondary" onClick={() => setAll(true)}>
            {texts.showAll(schedule.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The last two that are paid, and what follows; of a loan repaid, its end. */
function aroundNow(schedule: readonly LoanInstalment[]): readonly LoanInstalment[] {
  if (schedule.length <= SHOWN_AT_FIRST) return schedule;
  const open = schedule.findIndex(({ paidOn }) => paidOn === null);
  const from = open === -1 ? schedule.length - SHOWN_AT_FIRST : Math.max(0, open - 2);
  return schedule.slice(from, from + SHOWN_AT_FIRST);
}

const Row = ({ instalment }: { instalment: LoanInstalment }) => {
  const { number, dueOn, originalDueOn, amount } = instalment;
  const { Icon, tone, words } = stateOf(instalment);
  return (
    <li className="flex items-center gap-3 border-line py-3 not-last:border-b">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone}`} />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">
          <span className="sr-only">{texts.number(number)}: </span>
          <time dateTime={dueOn}>{showDay(dueOn as Day)}</time>
        </span>
        <span
          className={`text-sm ${instalment.paidOn === null && instalment.daysLate > 0 ? tone : 'text-muted'}`}
        >
          {words}
          {dueOn !== originalDueOn && `, ${texts.moved(showDay(originalDueOn as Day))}`}
        </span>
      </span>
      <span className="figures font-semibold">{showDollars(amount)}</span>
    </li>
  );
};

function stateOf({ paidOn, paid, daysLate }: LoanInstalment) {
  if (paidOn !== null) {
    const day = showDay(paidOn as Day);
    const words = daysLate > 0 ? texts.paidLate(day, daysLate) : texts.paidOn(day);
    return { Icon: CircleCheck, tone: 'text-leaf', words };
  }
  const partly = paid > 0 ? texts.partly(showDollars(paid)) : null;
  if (daysLate > 0) {
    const words = [texts.lateBy(daysLate), partly].filter(Boolean).join(', ');
    return { Icon: CircleAlert, tone: 'text-pimento', words };
  }
  return { Icon: CircleDashed, tone: 'text-muted', words: partly ?? texts.due };
}
