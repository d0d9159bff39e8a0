// What staff give when they record money by hand, or ask for something to be done to a loan.
import { type Day, showDay } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { RecordColumns } from '#shared/record/columns.ts';
import { recordFields } from '#shared/record/field.ts';
import { loanDeskTexts as texts } from '../texts/staff-loan-desk.ts';

/** Beyond ten million dollars it is a slip of the finger. */
export const MOST_AT_ONCE_CENTS = cents(10_000_000_00);

const wrongAmount = texts.amountError;
const amount = {
  kind: 'money',
  label: texts.amount,
  least: cents(1),
  most: MOST_AT_ONCE_CENTS,
  errors: { missing: wrongAmount, noNumber: wrongAmount, outside: wrongAmount },
} as const;

/** In Jamaica: from when the money was handed over to today. */
type Days = { from: Day; to: Day };

function dayWithin(label: string, days: Days | undefined) {
  if (!days) return { kind: 'day', label } as const;
  const outside = texts.dayError(showDay(days.from));
  return {
    kind: 'day',
    label,
    earliest: days.from,
    latest: days.to,
    errors: { missing: outside, outside },
  } as const;
}

export const reference = {
  kind: 'line',
  label: texts.reference,
  hint: texts.referenceHint,
  longest: 80,
  plain: true,
  capitals: true,
  typing: { autoComplete: 'off', autoCapitalize: 'characters' },
  errors: { missing: texts.referenceNeeded },
} as const;

/** What is kept of money beside its amount and its day: in the books, and before with what waits for a second person. Other entries have none of it. */
export const keptOfMoney = recordFields({
  reference: { ...reference, optional: true, readBy: 'borrower' },
});

export type KeptOfMoney = RecordColumns<typeof keptOfMoney>;

const why = {
  kind: 'text',
  label: texts.reason,
  longest: 2_000,
  errors: { missing: texts.reasonNeeded },
} as const;

export const repaymentFields = (days?: Days) =>
  recordFields({
    amount: { ...amount, hint: texts.recordHint },
    receivedOn: dayWithin(texts.received, days),
    ...keptOfMoney,
    reference,
    note: {
      kind: 'line',
      label: texts.note,
      longest: 2_000,
      typing: { autoComplete: 'off' },
      optional: true,
    },
  });

export const refundFields = (days?: Days) =>
  recordFields({
    amount,
    paidOn: dayWithin(texts.paidBackOn, days),
    reference: { ...reference, hint: texts.refundReferenceHint },
  });

export const reasonFields = recordFields({ reason: why });

/** `owed`: in words, all that it can be of. */
export const waiverFields = (owed = '') =>
  recordFields({
    amount: { ...amount, label: texts.waiverAmount, hint: texts.waiverHint(owed) },
    reason: why,
  });
