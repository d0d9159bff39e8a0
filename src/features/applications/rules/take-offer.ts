// Whether what a borrower asks for is the offer that stands, and for how much.
import { AMOUNT_STEP_CENTS } from '#shared/loans/loan-terms.ts';
import { type Cents, cents, centsToDollars, readDollars } from '#shared/money.ts';

export type Asked = { term: number; interestRate: number; loanAmount: number };
export type Standing = { maxLoanAmountCents: number; loanTermMonths: number; rateMonthlyBps: number };

export type Verdict = { kind: 'taken'; amountCents: Cents } | { kind: 'changed' } | { kind: 'noAmount' };

/** Rate (per cent) and term must be those of the offer; an amount above its maximum is held at the maximum. */
export function takeOffer(asked: Asked, standing: Standing): Verdict {
  const sameRate = Math.round(asked.interestRate * 10_000) === standing.rateMonthlyBps * 100;
  if (!sameRate || asked.term !== standing.loanTermMonths) return { kind: 'changed' };
  const most = cents(standing.maxLoanAmountCents);
  // One that is too large to be kept to the cent is above the maximum too.
  if (asked.loanAmount > centsToDollars(most)) return { kind: 'taken', amountCents: most };
  const wanted = readDollars(asked.loanAmount);
  if (wanted === null || wanted < AMOUNT_STEP_CENTS) return { kind: 'noAmount' };
  return { kind: 'taken', amountCents: wanted };
}
