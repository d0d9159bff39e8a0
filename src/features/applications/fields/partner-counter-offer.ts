// The fields of a lender's other terms: amount in dollars, rate in per cent a month, term in months, and why.
import { LOAN_BOUNDS as bounds } from '#features/partners/fields/loan-bounds.ts';
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { partnerCounterOfferTexts as texts } from '../texts/counter-offer/partner-counter-offer.ts';

/** What the loan lent when it was applied for. */
export type PublishedRange = {
  minimumAmountCents: number;
  maximumAmountCents: number;
  minimumRateMonthlyBps: number;
  maximumRateMonthlyBps: number;
  minimumTermMonths: number;
  maximumTermMonths: number;
};

const ANY_LOAN: PublishedRange = {
  minimumAmountCents: bounds.leastAmountCents,
  maximumAmountCents: bounds.mostAmountCents,
  minimumRateMonthlyBps: bounds.leastRateMonthlyBps,
  maximumRateMonthlyBps: bounds.mostRateMonthlyBps,
  minimumTermMonths: bounds.leastTermMonths,
  maximumTermMonths: bounds.mostTermMonths,
};

export const counterOfferFields = (range: PublishedRange = ANY_LOAN) =>
  recordFields({
    loanAmount: {
      kind: 'money',
      label: texts.amount,
      least: cents(range.minimumAmountCents),
      most: cents(range.maximumAmountCents),
    },
    interestRate: {
      kind: 'rate',
      label: texts.rate,
      hint: texts.rateHint(range.minimumRateMonthlyBps / 100, range.maximumRateMonthlyBps / 100),
      leastBps: range.minimumRateMonthlyBps,
      mostBps: range.maximumRateMonthlyBps,
    },
    term: {
      kind: 'whole',
      label: texts.term,
      unit: texts.months,
      least: range.minimumTermMonths,
      most: range.maximumTermMonths,
    },
    reason: {
      kind: 'text',
      label: texts.reason,
      hint: texts.reasonHint,
      longest: 2_000,
      errors: { missing: texts.reasonNeeded },
    },
  });
