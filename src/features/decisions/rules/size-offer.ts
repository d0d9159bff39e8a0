// How much and for how long.

import { largestAffordable, stepDown } from '#features/loans/rules/amount.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { DecisionInputs, MonthlyFigures, NoteCode, Policy } from '../contract.ts';

export type OfferSize = { maxLoanAmountCents: Cents; loanTermMonths: number };

/**
 * The largest amount that the instalment allowed can repay within the longest term, at most the cap. Where a shorter
 * term reaches the cap too, the shortest such term is taken: under add-on interest it costs the borrower less.
 */
export function sizeOffer(
  policy: Policy,
  inputs: DecisionInputs,
  figures: MonthlyFigures,
  rateMonthlyBps: number,
): OfferSize {
  const { shortestTermMonths, longestTermMonths } = policy.loan;
  const step = cents(policy.loan.stepCents);
  const allowed = cents(figures.allowedInstalmentCents);
  const cap = capOf(policy, inputs);
  let term = shortestTermMonths;
  let amount = largestAffordable(allowed, { rateMonthlyBps, termMonths: term }, step);
  while (amount < cap.amountCents && term < longestTermMonths) {
    term += 1;
    amount = largestAffordable(allowed, { rateMonthlyBps, termMonths: term }, step);
  }
  if (amount >= cap.amountCents) {
    return { maxLoanAmountCents: stepDown(cap.amountCents, step), loanTermMonths: term };
  }
  return { maxLoanAmountCents: amount, loanTermMonths: term };
}

/**
 * The most that anybody of a model may borrow, in cents, and its reason. A full-model borrower stays at the first amount until every full
 * section is submitted.
 */
export function capOf(
  { loan }: Policy,
  { model, sections }: DecisionInputs,
): { amountCents: Cents; limit: NoteCode } {
  const first = cents(loan.largestCents.FirstModel);
  if (model === 'FirstModel') return { amountCents: first, limit: 'limit.first_loan' };
  if (sections.submitted < sections.required) return { amountCents: first, limit: 'limit.sections' };
  return { amountCents: cents(loan.largestCents.FullModel), limit: 'limit.highest' };
}
