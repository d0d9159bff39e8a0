// Which days a report covers: the last thirty unless asked otherwise, never more than a year and a day, never days to come.
import { addDays, type Day, daysBetween, readDay } from '#shared/calendar.ts';

export const LAST_DAYS = [7, 30, 90, 365] as const;
const USUAL_DAYS = 30;
/** A leap year, whole. */
const MOST_DAYS = 366;

export type Range = { from: Day; to: Day };

/** The last `days` days, today among them. */
export const lastDays = (days: number, today: Day): Range => ({ from: addDays(today, 1 - days), to: today });

/** The days just before a range, as many as it has. */
export const timeBefore = ({ from, to }: Range): Range => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
});

/** What was asked for, or the usual range where nothing was; null for what is no range: a wrong day, the wrong way round, too long, to come. */
export function readRange(asked: { from?: string; to?: string }, today: Day): Range | null {
  if (!asked.from && !asked.to) return lastDays(USUAL_DAYS, today);
  const from = readDay(asked.from ?? '');
  const to = readDay(asked.to ?? '');
  if (!from || !to || to > today) return null;
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= MOST_DAYS ? { from, to } : null;
}

/** Which of the offered lengths a range is, when it ends today. */
export const lengthOf = ({ from, to }: Range, today: Day): (typeof LAST_DAYS)[number] | null =>
  to === today ? (LAST_DAYS.find((days) => addDays(today, 1 - days) === from) ?? null) : null;

/** A first and a last day, of which either may be missing; null for what is no day, or the wrong way round. */
export function readSpan(asked: { from?: string; to?: string }): { from: Day | null; to: Day | null } | null {
  const from = asked.from ? readDay(asked.from) : undefined;
  const to = asked.to ? readDay(asked.to) : undefined;
  if (from === null || to === null || (from && to && from > to)) return null;
  return { from: from ?? null, to: to ?? null };
}
