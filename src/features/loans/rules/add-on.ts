// The add-on rule: interest is charged on the whole amount for the whole term and is fixed on the first day.
import { LONGEST_TERM_MONTHS, WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import { type Cents, dollarsToCents, shareDown, shareHalfUp, subtractCents } from '#shared/money.ts';

/** The processing fee, deducted from the proceeds. */
export const PROCESSING_FEE_BPS = 500;

/** What fixes a loan's price: the amount asked for, the monthly rate on it in basis points, and the term. */
export type LoanTerms = { amountCents: Cents; rateMonthlyBps: number; termMonths: number };

/** Terms as they come off the wire: `amount` in dollars, `interestRate` in per cent a month, `term` in months. */
export const termsOf = (wire: { amount: number; interestRate: number; term: number }): LoanTerms => ({
  amountCents: dollarsToCents(wire.amount),
  rateMonthlyBps: Math.round(wire.interestRate * 100),
  termMonths: wire.term,
});

/** amount × rate × term, halves of a cent up. Throws RangeError on terms no loan can have. */
export function addOnInterest({ amountCents, rateMonthlyBps, termMonths }: LoanTerms): Cents {
  if (amountCents < 0) throw new RangeError('a loan is not negative');
  if (!isWholeWithin(rateMonthlyBps, 0, WHOLE_BPS))
    throw new RangeError('a monthly rate is 0 to 100 per cent');
  if (!isWholeWithin(termMonths, 1, LONGEST_TERM_MONTHS))
    throw new RangeError(`a term is 1 to ${LONGEST_TERM_MONTHS} whole months`);
  return shareHalfUp(amountCents, rateMonthlyBps * termMonths, WHOLE_BPS);
}

/** The fee on an amount, halves of a cent up. */
export const processingFee = (amountCents: Cents): Cents =>
  shareHalfUp(amountCents, PROCESSING_FEE_BPS, WHOLE_BPS);

/** A total in `count` equal parts rounded down to the cent; the last one takes the cents left over, so the sum is exact. */
export function splitEvenly(totalCents: Cents, count: number): Cents[] {
  const part = shareDown(totalCents, 1, count);
  const last = subtractCents(totalCents, shareDown(part, count - 1, 1));
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? last : part));
}

const isWholeWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
