// The fields of a contest, in the order of its form.
import { recordFields } from '#shared/record/field.ts';
import { readBy } from '#shared/record/readers.ts';
import { contestErrors as errors, contestFieldTexts as texts } from '../texts/staff-contests.ts';

/** A whole number within bounds; where it is missing or no number, the refusal names the bounds just the same. */
const whole = (least: number, most: number) => {
  const outside = errors.between(least, most);
  return { kind: 'whole', least, most, errors: { missing: outside, noNumber: outside, outside } } as const;
};
const written = (kind: 'line' | 'text', longest: number, missing: string) =>
  ({ kind, longest, errors: { missing, tooLong: errors.tooLong(longest) } }) as const;

export const contestFields = recordFields({
  name: { ...written('line', 120, errors.name), label: texts.name, readBy: 'everyone' },
  description: {
    ...written('text', 2_000, errors.description),
    label: texts.description,
    readBy: 'everyone',
    hint: texts.descriptionHint,
    rows: 2,
  },
  prize: { kind: 'reference', label: texts.prize, hint: texts.prizeHint, errors: { missing: errors.prize } },
  maxWinners: {
    ...whole(1, 1_000),
    label: texts.maxWinners,
    readBy: 'everyone',
    begin: '1',
    errors: {
      missing: errors.maxWinners,
      noNumber: errors.maxWinnersNumber,
      outside: errors.between(1, 1_000),
    },
  },
  category: {
    kind: 'choice',
    label: texts.category,
    readBy: 'everyone',
    choices: ['Spin wheel', 'roulette', 'Multi wheel'],
    errors: { missing: errors.category },
  },
  points: {
    ...whole(0, 10_000),
    label: texts.points,
    readBy: 'everyone',
    hint: texts.pointsHint,
    begin: '0',
  },
  // Both days are kept as the moments that they begin and end with.
  startDate: {
    kind: 'day',
    label: texts.startDate,
    readBy: 'everyone',
    column: null,
    hint: texts.startDateHint,
    errors: { missing: errors.startDate },
  },
  endDate: {
    kind: 'day',
    label: texts.endDate,
    readBy: 'everyone',
    column: null,
    hint: texts.endDateHint,
    errors: { missing: errors.endDate },
  },
  status: {
    kind: 'choice',
    label: texts.status,
    hint: texts.statusHint,
    choices: ['Active', 'Scheduled'],
    errors: { missing: errors.status },
  },
  ...ofTheLaw(false),
  claimDays: {
    ...whole(1, 365),
    label: texts.claimDays,
    readBy: 'everyone',
    hint: texts.claimDaysHint,
    unit: texts.claimDaysUnit,
    begin: '30',
  },
});

const { name, category, description, points, maxWinners, ...others } = readBy('everyone', contestFields);

/** What everybody who may join reads of a contest in a list, and what they read besides on its own page. */
export const listedContestFields = { name, category, description, points, maxWinners };
export const openContestFields = others;

const { prize, endDate, claimDays } = contestFields;

/** What people join an open contest for: it changes only as two people agree. The law's fields are there, as it is published. */
export const termFields = {
  ...{ description, prize, maxWinners, category, points, endDate },
  ...ofTheLaw(true, { approvalNumber: errors.approvalWhileOpen, rules: errors.rulesWhileOpen }),
  claimDays,
};

export type TermName = keyof typeof termFields;

export const termNames = Object.keys(termFields) as TermName[];

/**
 * The fields that the law asks for, needed once a contest is published: a prize competition is advertised only under its approval, and
 * people read the rules before they join. `missing`: what is said where one is not there; what is open cannot be hidden again.
 */
export function ofTheLaw(
  isPublished: boolean,
  missing = { approvalNumber: errors.approvalToPublish as string, rules: errors.rulesToPublish as string },
) {
  return {
    approvalNumber: {
      ...written('line', 100, missing.approvalNumber),
      label: texts.approvalNumber,
      readBy: 'everyone' as const,
      hint: texts.approvalHint,
      optional: !isPublished,
    },
    rules: {
      ...written('text', 10_000, missing.rules),
      label: texts.rules,
      readBy: 'everyone' as const,
      hint: texts.rulesHint,
      rows: 6,
      optional: !isPublished,
    },
  };
}
