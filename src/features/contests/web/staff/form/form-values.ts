// A contest as its form holds it: every field a text, the prize with its name, and the way from there to what is sent.
import { dayOf } from '#shared/calendar.ts';
import type { ContestDraft, DeskContest } from '../../../contract.ts';
import { contestFieldTexts } from '../../../texts/staff-contests.ts';

export type FormValues = Omit<Record<keyof ContestDraft, string>, 'prize'> & {
  prize: { _id: string; name: string } | null;
};

export const NEW_CONTEST: FormValues = {
  name: '',
  description: '',
  startDate: '',
  endDate: '',
  prize: null,
  maxWinners: '1',
  category: '',
  status: '',
  points: '0',
  approvalNumber: '',
  rules: '',
  claimDays: '30',
};

export const valuesOf = (contest: DeskContest): FormValues => ({
  name: contest.name,
  description: contest.description,
  startDate: dayOf(new Date(contest.startDate)),
  endDate: dayOf(new Date(contest.endDate)),
  prize: { _id: contest.prize._id, name: contest.prize.name },
  maxWinners: String(contest.maxWinners),
  category: contest.category,
  status: contest.status,
  points: String(contest.points),
  approvalNumber: contest.approvalNumber,
  rules: contest.rules,
  claimDays: String(contest.claimDays),
});

export const draftFrom = (values: FormValues): ContestDraft => ({
  name: values.name.trim(),
  description: values.description.trim(),
  startDate: values.startDate,
  endDate: values.endDate,
  prize: values.prize?._id ?? '',
  maxWinners: numberFrom(values.maxWinners),
  category: values.category,
  status: values.status,
  points: numberFrom(values.points),
  approvalNumber: values.approvalNumber.trim(),
  rules: values.rules.trim(),
  claimDays: numberFrom(values.claimDays),
});

/** Null where nothing stands there; not a number where something else does. */
const numberFrom = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(/,/g, ''));

/** A value in words, for comparing two versions side by side. */
export const shownValue = (values: FormValues, name: keyof FormValues): string =>
  name === 'prize' ? (values.prize?.name ?? '') : values[name];

/** Label and value of what stands in `theirs` where it differs from `mine`. */
export const differencesOf = (theirs: FormValues, mine: FormValues): (readonly [string, string])[] =>
  (Object.keys(theirs) as (keyof FormValues)[])
    .filter((name) => shownValue(theirs, name).trim() !== shownValue(mine, name).trim())
    .map((name) => [contestFieldTexts[name], shownValue(theirs, name)] as const);
