// The terms that a lender may offer in place of those asked for: within what it published, and others.
import { dollarsToCents } from '#shared/money.ts';
import type { Draft } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { counterOfferFields, PublishedRange } from '../../fields/partner-counter-offer.ts';
import { partnerCounterOfferTexts as texts } from '../../texts/counter-offer/partner-counter-offer.ts';
import { readSnapshot } from '../read-application.ts';

/** What the loan lent when it was applied for, from its JSON text: what a borrower was shown binds, whatever the loan became. */
export function publishedRange(loanInfo: string): PublishedRange {
  const loan = readSnapshot(loanInfo);
  return {
    minimumAmountCents: dollarsToCents(loan.minimumAmount),
    maximumAmountCents: dollarsToCents(loan.maximumAmount),
    minimumRateMonthlyBps: Math.round(loan.minimumInterestRate * 100),
    maximumRateMonthlyBps: Math.round(loan.maximumInterestRate * 100),
    minimumTermMonths: loan.minimumTerm,
    maximumTermMonths: loan.maximumTerm,
  };
}

type Terms = { amountCents: number; rateMonthlyBps: number; termMonths: number };

/** What is wrong with the terms, field by field. The same terms again are no offer but an approval. */
export function counterOfferErrors(
  fields: ReturnType<typeof counterOfferFields>,
  draft: Draft<ReturnType<typeof counterOfferFields>>,
  asked: Terms,
): FieldErrors {
  const errors = validateFields(fields, draft);
  const isSame =
    Math.round((draft.loanAmount ?? 0) * 100) === asked.amountCents &&
    Math.round((draft.interestRate ?? 0) * 100) === asked.rateMonthlyBps &&
    draft.term === asked.termMonths;
  return isSame ? { loanAmount: texts.same, ...errors } : errors;
}
