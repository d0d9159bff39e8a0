// From the days on which something happened at a lender to every day of a range; and from days to weeks, for a chart.
import { addDays, daysBetween } from '#shared/calendar.ts';
import type { LenderDay } from '../contract/lender.ts';
import type { Range } from './report-range.ts';

/** Every day of the range, with zeros where nothing happened. */
export function lenderDays(kept: readonly LenderDay[], { from, to }: Range): LenderDay[] {
  const known = new Map(kept.map((one) => [one.day, one]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return known.get(day) ?? { day, applied: 0, approved: 0, rejected: 0 };
  });
}

/** Adds up the days of a week, or any days, under the first of them. */
export const addUpLenderDays = (week: readonly LenderDay[]): LenderDay => {
  const [first] = week;
  if (!first) throw new RangeError('no days to add up');
  const sum = (figure: 'applied' | 'approved' | 'rejected') =>
    week.reduce((total, day) => total + day[figure], 0);
  return {
    day: first.day,
    applied: sum('applied'),
    approved: sum('approved'),
    rejected: sum('rejected'),
  };
};
