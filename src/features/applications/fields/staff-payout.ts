// What staff give when they record a payout, or cancel the loan instead.
import { reference } from '#features/loans/fields/desk-money.ts';
import { dayOf, showDay } from '#shared/calendar.ts';
import { recordFields } from '#shared/record/field.ts';
import { cancellationTexts, disbursementTexts as texts } from '../texts/staff-disbursements.ts';

/** Handed over in Jamaica from the day of the signature to today. */
export function payoutFields(moments?: { signedAt: Date; now: Date }) {
  const signedOn = moments && dayOf(moments.signedAt);
  const outside = signedOn ? texts.dayError(showDay(signedOn)) : '';
  return recordFields({
    reference: { ...reference, label: texts.reference, hint: texts.referenceHint },
    disbursedOn: {
      kind: 'day',
      label: texts.day,
      ...(moments && signedOn ? { earliest: signedOn, latest: dayOf(moments.now) } : {}),
      errors: { missing: outside, outside },
    },
  });
}

/** The borrower reads it. */
export const cancellationFields = recordFields({
  reason: {
    kind: 'text',
    label: cancellationTexts.reason,
    hint: cancellationTexts.reasonHint,
    longest: 500,
    errors: { missing: cancellationTexts.reasonNeeded },
  },
});
