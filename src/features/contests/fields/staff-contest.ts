// The fields of a contest, in the order of its form.
import { recordFields } from '#shared/record/field.ts';
import { contestFaults as faults, contestFieldTexts as texts } from '../texts/staff-contests.ts';

/** A whole number within bounds; where it is missing or no number, the refusal names the bounds just the same. */
const whole = (least: number, most: number) => {
  const outside = faults.between(least, most);
  return { kind: 'whole', least, most, faults: { missing: outside, noNumber: outside, outside } } as const;
};
const written = (kind: 'line' | 'text', longest: number, missing: string) =>
  ({ kind, longest, faults: { missing, tooLong: faults.tooLong(longest) } }) as const;

export const contestFields = recordFields({
  name: { ...written('line', 120, faults.name), label: texts.name },
  description: {
    ...written('text', 2_000, faults.description),
    label: texts.description,
    hint: texts.descriptionHint,
    rows: 2,
  },
  prize: { kind: 'reference', label: texts.prize, hint: texts.prizeHint, faults: { missing: faults.prize } },
  maxWinners: {
    ...whole(1, 1_000),
    label: texts.maxWinners,
    begin: '1',
    faults: {
      missing: faults.maxWinners,
      noNumber: faults.maxWinnersNumber,
      outside: faults.between(1, 1_000),
    },
  },
  category: {
    kind: 'choice',
    label: texts.category,
    choices: ['Spin wheel', 'roulette', 'Multi wheel'],
    faults: { missing: faults.category },
  },
  points: { ...whole(0, 10_000), label: texts.points, hint: texts.pointsHint, begin: '0' },
  startDate: {
    kind: 'day',
    label: texts.startDate,
    hint: texts.startDateHint,
    faults: { missing: faults.startDate },
  },
  endDate: {
    kind: 'day',
    label: texts.endDate,
    hint: texts.endDateHint,
    faults: { missing: faults.endDate },
  },
  status: {
    kind: 'choice',
    label: texts.status,
    hint: texts.statusHint,
    choices: ['Active', 'Scheduled'],
    faults: { missing: faults.status },
  },
  ...ofTheLaw(false),
  claimDays: {
    ...whole(1, 365),
    label: texts.claimDays,
    hint: texts.claimDaysHint,
    unit: texts.claimDaysUnit,
    begin: '30',
  },
});

const { prize: _prize, startDate: _start, endDate: _end, ...kept } = contestFields;

/** Without the prize, which is a record, and the days, which are kept as the moments that they begin and end with. */
export const keptContestFields = kept;

const { name, category, description, points, maxWinners, claimDays } = contestFields;

/** What everybody who may join reads of a contest in a list. */
export const listedContestFields = { name, category, description, points, maxWinners };

/** What they read of it besides on its own page. Those of the law are answered as text that may be empty. */
export const openContestFields = { claimDays };

/**
 * The fields that the law asks for, needed once a contest is published: a prize competition is advertised only under its approval, and
 * people read the rules before they join.
 */
export function ofTheLaw(isPublished: boolean) {
  return {
    approvalNumber: {
      ...written('line', 100, faults.approvalToPublish),
      label: texts.approvalNumber,
      hint: texts.approvalHint,
      optional: !isPublished,
    },
    rules: {
      ...written('text', 10_000, faults.rulesToPublish),
      label: texts.rules,
      hint: texts.rulesHint,
      rows: 6,
      optional: !isPublished,
    },
  };
}
