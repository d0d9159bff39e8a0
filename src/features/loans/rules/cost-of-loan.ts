// The full cost of a loan: what the borrower gets in hand, what falls due and when, and what it costs a year.
import { addMonths, type Day } from '#shared/calendar.ts';
import { addCents, type Cents, subtractCents, ZERO } from '#shared/money.ts';
import { addOnInterest, type LoanTerms, processingFee, splitEvenly } from './add-on.ts';
import { effectiveYearlyBps } from './effective-rate.ts';

export type DueInstalment = { number: number; dueOn: Day; amountCents: Cents };

export type LoanCost = LoanTerms & {
  feeCents: Cents;
  /** The amount less the fee: what is handed over. */
  cashInHandCents: Cents;
  interestCents: Cents;
  totalRepaymentCents: Cents;
  /** Every instalment but the last, which also takes the cents left over. */
  monthlyRepaymentCents: Cents;
  schedule: DueInstalment[];
  /** See `effectiveYearlyBps`. */
  effectiveYearlyBps: number;
};

/** The cost of a loan handed over on `firstDay`; the first instalment is due one month later. Throws RangeError on impossible terms. */
export function costOfLoan({ firstDay, ...terms }: LoanTerms & { firstDay: Day }): LoanCost {
  const interestCents = addOnInterest(terms);
  const feeCents = processingFee(terms.amountCents);
  const cashInHandCents = subtractCents(terms.amountCents, feeCents);
  const totalRepaymentCents = addCents(terms.amountCents, interestCents);
  const instalments = splitEvenly(totalRepaymentCents, terms.termMonths);
  return {
    ...terms,
    feeCents,
    cashInHandCents,
    interestCents,
    totalRepaymentCents,
    monthlyRepaymentCents: instalments[0] ?? ZERO,
    schedule: scheduleFrom(firstDay, instalments),
    effectiveYearlyBps: effectiveYearlyBps(cashInHandCents, instalments),
  };
}

/** Due days counted from the first day each time, so that a loan of 31 January falls due on 28 February and 31 March. */
const scheduleFrom = (firstDay: Day, instalments: Cents[]): DueInstalment[] =>
  instalments.map((amountCents, index) => ({
    number: index + 1,
    dueOn: addMonths(firstDay, index + 1),
    amountCents,
  }));
