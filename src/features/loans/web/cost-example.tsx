// What a loan would cost, live, for someone who has no account yet.
import { useState } from 'react';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { dayOf } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { costTexts } from '../texts/borrower/cost.ts';
import { CostBreakdown } from './cost-breakdown.tsx';

/** The advertised rate, and the largest loan over the longest term that the example reaches. */
const RATE_MONTHLY_BPS = 400;
const LARGEST_DOLLARS = 500_000;
const STEP_DOLLARS = 5_000;
const LONGEST_MONTHS = 8;

export function CostExample() {
  const [dollars, setDollars] = useState(50_000);
  const [termMonths, setTermMonths] = useState(6);
  const amountCents = cents(dollars * 100);
  const cost = costOfLoan({
    amountCents,
    rateMonthlyBps: RATE_MONTHLY_BPS,
    termMonths,
    firstDay: dayOf(new Date()),
  });
  const months = costTexts.months(termMonths);
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-2">
      <div className="grid content-center gap-6 p-5 sm:p-8">
        <Choice label={costTexts.amount} shown={showMoney(amountCents)}>
          <Slider
            label={costTexts.amount}
            valueText={showMoney(amountCents)}
            min={STEP_DOLLARS}
            max={LARGEST_DOLLARS}
            step={STEP_DOLLARS}
            value={dollars}
            onValue={setDollars}
          />
        </Choice>
        <Choice label={costTexts.term} shown={months}>
          <Slider
            label={costTexts.term}
            valueText={months}
            min={1}
            max={LONGEST_MONTHS}
            step={1}
            value={termMonths}
            onValue={setTermMonths}
          />
        </Choice>
        <p className="text-muted text-sm">{costTexts.exampleNote}</p>
      </div>
      <div className="border-line border-dashed p-5 max-md:border-t sm:p-8 md:border-l">
        <CostBreakdown cost={cost} />
      </div>
    </div>
  );
}

const Choice = ({ label, shown, children }: { label: string; shown: string; children: React.ReactNode }) => (
  <div>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-muted">{label}</span>
      <output aria-label={label} className="font-bold text-xl">
        {shown}
      </output>
    </p>
    {children}
  </div>
);
