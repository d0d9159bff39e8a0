// What a contest must hold before it is saved; the form asks before it sends, the server before it writes.
import { addDays, addMonths, type Day, readDay, startOfDay } from '#shared/calendar.ts';
import { isId } from '#shared/id.ts';
import { errorsIn, validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { ContestDraft } from '../contract.ts';
import { contestFields, ofTheLaw } from '../fields/staff-contest.ts';
import { contestErrors as errors } from '../texts/staff-contests.ts';

/** What is wrong with a contest, by field, as far as that depends neither on today nor on what is stored; empty where nothing is. */
export const validateContest = (draft: ContestDraft): FieldErrors => ({
  ...validateFields({ ...contestFields, ...ofTheLaw(draft.status === 'Active') }, draft),
  ...(readDay(draft.startDate) && readDay(draft.endDate) && draft.endDate < draft.startDate
    ? { endDate: errors.endBeforeStart }
    : {}),
  ...(isId(draft.prize) ? {} : { prize: errors.prize }),
});

/** The days of a contest as it is stored; null for a new one. */
export type StoredDays = { startDate: Day; endDate: Day } | null;

/** The days of a contest that lie in the past, as errors by field; a day that an edit leaves as it was may. */
export function validateDays(draft: ContestDraft, today: Day, stored: StoredDays): FieldErrors {
  const isPast = draft.startDate !== stored?.startDate && liesBefore(today, draft.startDate);
  return {
    ...errorsIn({ startDate: isPast ? errors.startPast : undefined }),
    ...validateEnd(draft.endDate, today, stored?.endDate ?? null),
  };
}

/** What is wrong with the end that a contest is to have, whose end is stored as another day or not at all. */
export const validateEnd = (endDate: string, today: Day, stored: Day | null): FieldErrors =>
  errorsIn({
    endDate: endDate === stored || readDay(endDate) === null ? undefined : endOutside(endDate, today),
  });

const MOST_YEARS_AHEAD = 5;

function endOutside(endDate: string, today: Day): string | undefined {
  if (endDate < today) return errors.endPast;
  return endDate > addMonths(today, 12 * MOST_YEARS_AHEAD) ? errors.endFar : undefined;
}

const liesBefore = (today: Day, day: string): boolean => readDay(day) !== null && day < today;

/** A contest opens with the first moment of its start date. */
export const momentOfStart = (day: Day): Date => startOfDay(day);

/** The last moment of a contest's end date, at which it closes, so that the list shows that very date. */
export const momentOfEnd = (day: Day): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1);
