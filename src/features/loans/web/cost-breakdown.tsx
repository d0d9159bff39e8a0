// The cost card: the same figures in the same order for every loan, with a bar of where each repaid dollar goes, and what its words mean.

import { PROCESSING_FEE_BPS } from '#features/loans/rules/add-on.ts';
import type { LoanCost } from '#features/loans/rules/cost-of-loan.ts';
import { amountSize } from '#platform/web/ui/text/amount-size.ts';
import { type Cents, showMoney } from '#shared/money.ts';
import { costTexts } from '../texts/borrower/cost.ts';
import { PriceWords } from './price-words.tsx';

type Part = { text: string; amountCents: Cents; fill: string; swatch: string };

export function CostBreakdown({ cost }: { cost: LoanCost }) {
  const parts: Part[] = [
    { text: costTexts.cashInHand, amountCents: cost.cashInHandCents, fill: 'fill-leaf', swatch: 'bg-leaf' },
    {
      text: costTexts.fee(PROCESSING_FEE_BPS / 100),
      amountCents: cost.feeCents,
      fill: 'fill-pimento',
      swatch: 'bg-pimento',
    },
    { text: costTexts.interest, amountCents: cost.interestCents, fill: 'fill-tide', swatch: 'bg-tide' },
  ];
  const each = showMoney(cost.instalmentCents);
  const instalment =
    cost.schedule.length === 1 ? costTexts.once : costTexts.instalments[cost.repaymentOption];
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-muted">{instalment}</p>
        <output aria-label={instalment} className={`block font-bold ${amountSize(each)}`}>
          {each}
        </output>
      </div>
      <CostBar parts={parts} totalCents={cost.totalRepaymentCents} />
      <dl className="figures grid gap-2">
        {parts.map((part) => (
          <Line key={part.text} text={part.text} swatch={part.swatch} figure={showMoney(part.amountCents)} />
        ))}
        <Line strong text={costTexts.total} figure={showMoney(cost.totalRepaymentCents)} />
        <Line text={costTexts.effectiveYearly} figure={`${(cost.effectiveYearlyBps / 100).toFixed(2)}%`} />
      </dl>
      <PriceWords cost={cost} />
    </div>
  );
}

function CostBar({ parts, totalCents }: { parts: Part[]; totalCents: Cents }) {
  const percentOf = (amount: number) => (totalCents > 0 ? (amount / totalCents) * 100 : 0);
  let startCents = 0;
  return (
    <svg
      role="img"
      aria-label={costTexts.whereItGoes}
      className="h-4 w-full overflow-hidden rounded-full bg-line"
    >
      {parts.map((part) => {
        const x = percentOf(startCents);
        startCents += part.amountCents;
        return (
          <rect
            key={part.text}
            x={`${x}%`}
            width={`${percentOf(part.amountCents)}%`}
            height="100%"
            className={part.fill}
          />
        );
      })}
    </svg>
  );
}

type LineProps = { text: string; figure: string; swatch?: string; strong?: boolean };

const Line = ({ text, figure, swatch, strong = false }: LineProps) => (
  <div
    className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? 'border-line border-t pt-2 font-semibold' : ''}`}
  >
    <dt className="flex min-w-0 flex-[1_1_8rem] items-baseline gap-2">
      {swatch && <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${swatch}`} />}
      {text}
    </dt>
    <dd>{figure}</dd>
  </div>
);
