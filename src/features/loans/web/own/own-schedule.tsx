// Every instalment of one's own loan: paid, late or to come. A long schedule opens at what matters now.

import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LoanInstalment } from '../../contract.ts';
import { ownLoanTexts } from '../../texts/borrower/own-loans.ts';
import { aroundNow, SHOWN_AT_FIRST } from '../around-now.ts';

const texts = ownLoanTexts.schedule;

export function OwnSchedule({ schedule }: { schedule: readonly LoanInstalment[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? schedule : aroundNow(schedule);
  const paid = schedule.filter(({ paidOn }) => paidOn !== null).length;
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <p className="figures text-muted text-sm">{texts.paidOf(paid, schedule.length)}</p>
      </div>
      <ol className="grid">
        {shown.map((instalment) => (
          <Row key={instalment.number} instalment={instalment} />
        ))}
      </ol>
      {schedule.length > SHOWN_AT_FIRST && (
        <div>
          <Button tone="secondary" onClick={() => setAll(!all)}>
            {all ? texts.showFewer : texts.showAll(schedule.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

const Row = ({ instalment }: { instalment: LoanInstalment }) => {
  const { number, dueOn, originalDueOn, amount } = instalment;
  const { Icon, tone, words } = stateOf(instalment);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 border-line py-3 not-last:border-b">
      <span className="flex min-w-0 flex-[1_1_10rem] items-center gap-3">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone}`} />
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">
            <span className="sr-only">{texts.number(number)}: </span>
            <time dateTime={dueOn}>
              <Unbroken>{showDay(dueOn)}</Unbroken>
            </time>
          </span>
          <span
            className={`text-sm ${instalment.paidOn === null && instalment.daysLate > 0 ? tone : 'text-muted'}`}
          >
            <Unbroken>{words}</Unbroken>
            {dueOn !== originalDueOn && <Unbroken>{`, ${texts.moved(showDay(originalDueOn))}`}</Unbroken>}
          </span>
        </span>
      </span>
      <span className="figures font-semibold">{showDollars(amount)}</span>
    </li>
  );
};

function stateOf({ paidOn, paid, daysLate }: LoanInstalment) {
  if (paidOn !== null) {
    const day = showDay(paidOn);
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
