// The fields of a prize, in the order of its form.
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { hiddenFrom, readBy } from '#shared/record/readers.ts';
import { couponTexts, prizeFieldTexts as errors, prizeFormTexts as texts } from '../texts/staff-prizes.ts';

export const prizeFields = recordFields({
  name: {
    kind: 'line',
    label: texts.name,
    readBy: 'everyone',
    longest: 120,
    errors: { missing: errors.nameRequired, tooLong: errors.nameLong },
  },
  /** Steps to redeem it, separated by commas. */
  description: {
    kind: 'text',
    label: texts.description,
    readBy: 'everyone',
    hint: texts.descriptionHint,
    longest: 4_000,
    errors: { missing: errors.descriptionRequired, tooLong: errors.descriptionLong },
  },
  type: {
    kind: 'choice',
    label: texts.type,
    readBy: 'everyone',
    choices: ['Redeem', 'Prize'],
    errors: { missing: errors.typeRequired },
  },
  /** What it is worth. */
  value: {
    kind: 'money',
    label: texts.value,
    readBy: 'everyone',
    least: cents(0),
    most: cents(100_000_000_00),
    errors: { missing: errors.valueRequired, noNumber: errors.valueNumber, outside: errors.valueOutside },
  },
  pointRequired: seedsFor(''),
  /** How many are left; none where there is no limit. */
  stock: {
    kind: 'whole',
    label: texts.stock,
    readBy: 'everyone',
    hint: texts.stockHint,
    least: 0,
    most: 1_000_000,
    optional: true,
    errors: { noNumber: errors.stockWhole, outside: errors.stockWhole },
  },
});

/** Those that borrowers see, and those that the desk alone does. */
export const publicPrizeFields = readBy('everyone', prizeFields);
export const prizeDeskFields = hiddenFrom('everyone', prizeFields);

/** The field for a prize's cost in seeds, by its type: only what contests give may cost nothing. */
export function seedsFor(type: 'Redeem' | 'Prize' | '') {
  const isOfContest = type === 'Prize';
  return {
    kind: 'whole',
    label: texts.seeds,
    readBy: 'everyone',
    least: isOfContest ? 0 : 1,
    most: 1_000_000,
    errors: {
      missing: errors.seedsRequired,
      noNumber: errors.seedsNumber,
      outside: isOfContest ? errors.seedsWholeOfContest : errors.seedsWhole,
    },
  } as const;
}

/** The fields of a new prize, which is asked for its codes besides. */
export const newPrizeFields = recordFields({
  ...prizeFields,
  givesCode: { kind: 'yesNo', label: texts.givesCode, hint: texts.givesCodeHint },
  codes: { kind: 'text', label: couponTexts.codes, longest: 200_000, optional: true, secret: true },
});
