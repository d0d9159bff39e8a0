// The fields of a note about a call, a message or a visit: what was said, and what was promised.
import { addDays, type Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { contactTexts as texts } from '../texts/staff-collections.ts';

const LONGEST = 2_000;
const FURTHEST_DAYS = 365;

export const contactFields = recordFields({
  kind: {
    kind: 'choice',
    label: texts.kind,
    choices: ['Call', 'Message', 'Visit'],
    named: texts.kinds,
    begin: 'Call',
  },
  outcome: {
    kind: 'text',
    label: texts.outcome,
    longest: LONGEST,
    errors: { missing: texts.outcomeNeeded, tooLong: texts.outcomeTooLong(LONGEST) },
  },
  promisedOn: { ...promisedFrom(), optional: true },
  promisedAmount: {
    kind: 'money',
    label: texts.promisedAmount,
    column: 'promised_cents',
    hint: texts.amountHint,
    least: cents(1),
    most: cents(100_000_000_000_00),
    optional: true,
    errors: { noNumber: texts.wrongAmount, outside: texts.wrongAmount },
  },
});

/** A promise is for a day from `today` on, of a year at most. */
export function promisedFrom(today?: Day) {
  return {
    kind: 'day',
    label: texts.promisedOn,
    errors: { missing: texts.wrongDay, outside: texts.wrongDay },
    ...(today ? { earliest: today, latest: addDays(today, FURTHEST_DAYS) } : {}),
  } as const;
}
