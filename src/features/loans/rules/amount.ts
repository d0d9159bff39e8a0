// The amounts a borrower may choose: steps on the slider, the cap of the offer, and the most an instalment can carry.
import { AMOUNT_STEP_CENTS, WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import { addCents, type Cents, cents, shareDown, subtractCents, ZERO } from '#shared/money.ts';
import { addOnInterest, type LoanTerms, splitEvenly } from './add-on.ts';

/** A typed or dragged amount, held between nothing and the offer's maximum. */
export const capAmount = (amountCents: Cents, maxCents: Cents): Cents =>
  cents(Math.max(0, Math.min(amountCents, maxCents)));

/** The highest whole step that does not exceed the amount. */
export const stepDown = (amountCents: Cents, stepCents: Cents = AMOUNT_STEP_CENTS): Cents =>
  cents(Math.max(0, amountCents - (amountCents % stepCents)));

/** The largest amount, in whole steps, none of whose instalments exceeds `instalmentCents`. */
export function largestAffordable(
  instalmentCents: Cents,
  { rateMonthlyBps, termMonths }: Omit<LoanTerms, 'amountCents'>,
  stepCents: Cents = AMOUNT_STEP_CENTS,
): Cents {
  if (instalmentCents <= 0) return ZERO;
  // amount × (1 + rate × term) ÷ term = instalment, solved for the amount.
  const exact = shareDown(instalmentCents, termMonths * WHOLE_BPS, WHOLE_BPS + rateMonthlyBps * termMonths);
  let amountCents = stepDown(exact, stepCents);
  while (largestInstalment({ amountCents, rateMonthlyBps, termMonths }) > instalmentCents) {
    amountCents = subtractCents(amountCents, stepCents);
  }
  return amountCents;
}

/** The least instalment for which `largestAffordable` reaches `amountCents`, a whole step. */
export function smallestInstalment(amountCents: Cents, terms: Omit<LoanTerms, 'amountCents'>): Cents {
  let instalmentCents = largestInstalment({ amountCents, ...terms });
  while (largestAffordable(instalmentCents, terms, amountCents) < amountCents)
    instalmentCents = cents(instalmentCents + 1);
  return instalmentCents;
}

/** The last instalment: the others and the cents left over. */
function largestInstalment(terms: LoanTerms): Cents {
  const total = addCents(terms.amountCents, addOnInterest(terms));
  return splitEvenly(total, terms.termMonths).at(-1) ?? ZERO;
}
