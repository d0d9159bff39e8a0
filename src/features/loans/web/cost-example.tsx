// What a loan would cost, live, for someone who has no account yet.
import { useState } from 'react';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { dayOf } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { costTexts } from '../texts/borrower/cost.ts';
import { CostBreakdown } from './cost-breakdown.tsx';

type CostExampleProps = {
  /** The largest loan in dollars, and the terms in months. */
  largest: number;
  shortestTerm: number;
  longestTerm: number;
  /** Add-on interest in per cent. */
  lowestRatePerMonth: number;
};

/** A thumb finds each of a hundred amounts; where they do not end at the largest one, finer ones do. */
const STEPS_DOLLARS = [5_000, 1_000, 100, 1];

export function CostExample({ largest, shortestTerm, longestTerm, lowestRatePerMonth }: CostExampleProps) {
  const [chosen, setDollars] = useState(50_000);
  const [chosenTerm, setTermMonths] = useState(6);
  const step = STEPS_DOLLARS.find((each) => largest % each === 0) ?? largest;
  const dollars = Math.min(chosen, largest);
  const termMonths = Math.min(Math.max(chosenTerm, shortestTerm), longestTerm);
  const amountCents = cents(dollars * 100);
  const cost = costOfLoan({
    amountCents,
    rateMonthlyBps: Math.round(lowestRatePerMonth * 100),
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
            min={step}
            max={largest}
            step={step}
            value={dollars}
            onValue={setDollars}
          />
        </Choice>
        <Choice label={costTexts.term} shown={months}>
          <Slider
            label={costTexts.term}
            valueText={months}
            min={shortestTerm}
            max={longestTerm}
            step={1}
            value={termMonths}
            onValue={setTermMonths}
          />
        </Choice>
        <p className="text-muted text-sm">{costTexts.exampleNote(lowestRatePerMonth)}</p>
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
