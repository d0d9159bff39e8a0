// One loan of the comparison: its place, its lender, and the same figures as every other's.
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { type Cents, showMoney } from '#shared/money.ts';
import { PROCESSING_FEE_BPS } from '../../rules/add-on.ts';
import type { ComparedLoan } from '../../rules/compare-loans.ts';
import { comparisonTexts as texts } from '../../texts/borrower/comparison.ts';
import { AddOnExplained, YearlyRateExplained } from '../price-words.tsx';
import { queryOfWish } from './use-wish.ts';

export function RankedLoan({ compared }: { compared: ComparedLoan }) {
  const { loan, cost, totalCostCents, place } = compared;
  const isCheapest = place === 1;
  return (
    <article
      aria-label={`${loan.name}, ${loan.partner.name}`}
      className={`grid gap-4 rounded-lg border bg-surface p-4 sm:p-5 ${isCheapest ? 'border-leaf' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="figures font-bold">{texts.rank(place)}</span>
            {isCheapest && (
              <span className="rounded-full bg-leaf-soft px-2.5 py-0.5 font-semibold text-leaf">
                {texts.cheapest}
              </span>
            )}
            <span className="text-muted">{loan.type}</span>
          </p>
          <h3 className="font-bold text-lg">{loan.name}</h3>
          <p className="text-muted text-sm">{texts.rate(loan.defaultInterestRate)}</p>
        </div>
        <p className="sm:text-right">
          <span className="block text-muted text-sm">{texts.totalCost}</span>
          <strong className="figures text-xl">{showMoney(totalCostCents)}</strong>
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
        <Figure name={texts.cashInHand} amount={cost.cashInHandCents} />
        <Figure name={texts.fee(PROCESSING_FEE_BPS / 100)} amount={cost.feeCents} />
        <Figure
          name={cost.schedule.length === 1 ? texts.once : texts.instalments[cost.repaymentOption]}
          amount={cost.instalmentCents}
        />
        <Figure name={texts.total} amount={cost.totalRepaymentCents} />
        <div>
          <dt className="text-muted text-sm">{texts.effectiveYearly}</dt>
          <dd className="figures font-semibold">{(cost.effectiveYearlyBps / 100).toFixed(2)}%</dd>
        </div>
      </dl>
      <div className="text-muted text-sm">
        <AddOnExplained terms={cost} />
        <YearlyRateExplained cost={cost} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-4">
        <LenderLine lender={loan.partner} />
        <LinkButton
          to={`/loans/${loan._id}${queryOfWish(cost)}`}
          tone="secondary"
          aria-label={texts.lookAt(loan.name, loan.partner.name)}
        >
          {texts.look}
        </LinkButton>
      </div>
    </article>
  );
}

const Figure = ({ name, amount }: { name: string; amount: Cents }) => (
  <div>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="figures font-semibold">{showMoney(amount)}</dd>
  </div>
);
