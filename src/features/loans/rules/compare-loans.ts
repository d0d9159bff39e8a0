// Lenders' loans side by side for one amount and term: ranked by what they cost in all, the others with what they do lend.
import type { PublicLoan } from '#features/partners/contract.ts';
import { limitsOf, misfits, type Wish } from '#features/partners/rules/loan-limits.ts';
import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents } from '#shared/money.ts';
import { costOfLoan, type LoanCost } from './cost-of-loan.ts';

export type ComparedLoan = {
  loan: PublicLoan;
  cost: LoanCost;
  /** Fee and interest: all that is paid beyond the amount itself. */
  totalCostCents: Cents;
  /** 1 for the cheapest; loans of one cost share a place. */
  place: number;
};

export type Comparison = { ranked: ComparedLoan[]; others: PublicLoan[] };

/** Ranks the loans that fit a wish by what they cost in all, and lists the others. Between loans of one cost the name decides the order. */
export function compareLoans(loans: readonly PublicLoan[], wish: Wish, firstDay: Day): Comparison {
  const priced = loans.filter((loan) => fits(loan, wish)).map((loan) => priceOf(loan, wish, firstDay));
  priced.sort(
    (one, other) => one.totalCostCents - other.totalCostCents || one.loan.name.localeCompare(other.loan.name),
  );
  return {
    ranked: priced.map((each) => ({
      ...each,
      place: 1 + priced.filter(({ totalCostCents }) => totalCostCents < each.totalCostCents).length,
    })),
    others: loans.filter((loan) => !fits(loan, wish)),
  };
}

const fits = (loan: PublicLoan, wish: Wish): boolean => misfits(wish, limitsOf(loan)).length === 0;

function priceOf(loan: PublicLoan, wish: Wish, firstDay: Day): Omit<ComparedLoan, 'place'> {
  const { rateMonthlyBps } = limitsOf(loan);
  const cost = costOfLoan({ ...wish, rateMonthlyBps, firstDay, repaymentOption: loan.repaymentOption });
  return { loan, cost, totalCostCents: addCents(cost.feeCents, cost.interestCents) };
}
