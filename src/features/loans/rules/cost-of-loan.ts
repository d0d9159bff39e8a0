// The full cost of a loan: what the borrower gets in hand, what falls due and when, and what it costs a year.
import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents, subtractCents, ZERO } from '#shared/money.ts';
import { addOnInterest, type LoanTerms, processingFee } from './add-on.ts';
import { effectiveYearlyBps } from './effective-rate.ts';
import { duePoints, type RepaymentOption, scheduleOf, unitsPerYear } from './schedule.ts';

export type DueInstalment = { number: number; dueOn: Day; amountCents: Cents };

export type LoanCost = LoanTerms & {
  repaymentOption: RepaymentOption;
  feeCents: Cents;
  /** The amount less the fee: what is handed over. */
  cashInHandCents: Cents;
  interestCents: Cents;
  totalRepaymentCents: Cents;
  /** Every instalment but the last, which also takes the cents left over. */
  instalmentCents: Cents;
  schedule: DueInstalment[];
  /** See `effectiveYearlyBps`. */
  effectiveYearlyBps: number;
};

type Priced = LoanTerms & {
  firstDay: Day;
  repaymentOption?: RepaymentOption;
  /** How many instalments were agreed, where a loan is repaid in steps of days; see `duePoints`. */
  instalments?: number | undefined;
};

/** The cost of a loan handed over on `firstDay`, repaid by the month unless said otherwise. Throws RangeError on impossible terms. */
export function costOfLoan({
  firstDay,
  repaymentOption = 'Monthly',
  instalments,
  ...terms
}: Priced): LoanCost {
  const interestCents = addOnInterest(terms);
  const feeCents = processingFee(terms.amountCents);
  const cashInHandCents = subtractCents(terms.amountCents, feeCents);
  const repaid = { ...terms, repaymentOption, firstDay, instalments };
  const schedule = scheduleOf(repaid).map(({ number, dueOn, interestCents, principalCents }) => ({
    number,
    dueOn,
    amountCents: addCents(interestCents, principalCents),
  }));
  const flows = duePoints(repaid).map(({ units }, index) => ({
    units,
    amountCents: schedule[index]?.amountCents ?? ZERO,
  }));
  return {
    ...terms,
    repaymentOption,
    feeCents,
    cashInHandCents,
    interestCents,
    totalRepaymentCents: addCents(terms.amountCents, interestCents),
    instalmentCents: schedule[0]?.amountCents ?? ZERO,
    schedule,
    effectiveYearlyBps: effectiveYearlyBps(cashInHandCents, flows, unitsPerYear(repaymentOption)),
  };
}
