// The bounds that every lender's loan lies within, whatever the lender would like.
import { AMOUNT_STEP_CENTS, LONGEST_TERM_MONTHS, WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import { type Cents, cents } from '#shared/money.ts';

type LoanBounds = {
  leastAmountCents: Cents;
  mostAmountCents: Cents;
  leastTermMonths: number;
  mostTermMonths: number;
  leastRateMonthlyBps: number;
  mostRateMonthlyBps: number;
  mostRatioBps: number;
};

/**
 * Not those of our own loan ($500,000 over eight months): lenders publish mortgages and car loans too. From one step of a borrower's
 * amount slider to the most that the comparison of lenders can be asked for, because anything else could never be found; the same for
 * the term. A rate is written with two decimals and never takes more than the whole amount a month, so that a mistyped one stands out.
 */
export const LOAN_BOUNDS: LoanBounds = {
  leastAmountCents: AMOUNT_STEP_CENTS,
  mostAmountCents: cents(100_000_000_00),
  leastTermMonths: 1,
  mostTermMonths: LONGEST_TERM_MONTHS,
  leastRateMonthlyBps: 1,
  mostRateMonthlyBps: WHOLE_BPS,
  mostRatioBps: WHOLE_BPS,
};

/** A lender's tables stay readable, and sorting them cheap. */
export const MOST_PRODUCTS = 200;
export const MOST_LOANS = 1_000;
