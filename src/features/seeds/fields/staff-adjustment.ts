// What staff give when they grant a person seeds or take some back.
import { recordFields } from '#shared/record/field.ts';
import { seedDeskTexts as texts } from '../texts/staff-seeds.ts';

export const adjustmentFields = recordFields({
  /** Kept as the accounts that the seeds go from and to. */
  direction: {
    kind: 'choice',
    label: texts.direction,
    choices: ['grant', 'take'],
    named: { grant: texts.grant, take: texts.take },
    inSight: 2,
    begin: 'grant',
    column: null,
  },
  /** How many seeds at once; more would be a slip of the finger. */
  seeds: {
    kind: 'whole',
    label: texts.amount,
    hint: texts.amountHint,
    least: 1,
    most: 100_000,
    errors: { missing: texts.amountError, noNumber: texts.amountError, outside: texts.amountError },
  },
  reason: {
    kind: 'text',
    label: texts.reason,
    hint: texts.reasonHint,
    longest: 200,
    errors: { missing: texts.reasonNeeded },
  },
});
