// From what was kept of single days to the figures of every day of a range; and from days to weeks, where a chart has too many.
import { addDays, type Day, daysBetween } from '#shared/calendar.ts';
import type { DayFigures } from '../contract.ts';
import type { Range } from './report-range.ts';

/** One kept figure; those of all the days before a range, and of all after it, are added up. */
export type KeptFigure = { figure: Figure; day: Day | 'before' | 'after'; count: number };

export type Figure =
  | 'usersJoined'
  | 'usersLeft'
  | 'informationSubmitted'
  | 'documentsSubmitted'
  | 'informationVerified'
  | 'loansApplied'
  | 'loansApproved';

/** Every day of the range, with zeros where nothing happened; `users` are all there were at the end of the day. */
export function daySeries(kept: readonly KeptFigure[], { from, to }: Range): DayFigures[] {
  const counts = new Map(kept.map(({ figure, day, count }) => [`${figure} ${day}`, count]));
  const on = (figure: Figure, day: string) => counts.get(`${figure} ${day}`) ?? 0;
  let users = on('usersJoined', 'before') - on('usersLeft', 'before');
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    users += on('usersJoined', day) - on('usersLeft', day);
    return {
      day,
      users,
      submitted: on('informationSubmitted', day),
      verified: on('informationVerified', day),
      applied: on('loansApplied', day),
      approved: on('loansApproved', day),
    };
  });
}

/** How often it happened at all. */
export const totalOf = (kept: readonly KeptFigure[], figure: Figure): number =>
  kept.reduce((total, one) => total + (one.figure === figure ? one.count : 0), 0);

/** More points than this cannot be told apart on a screen. */
const MOST_POINTS = 92;

/** The same figures by weeks that end with the range, where there are too many days; the first week may be shorter. */
export function inSteps<Point>(
  days: readonly Point[],
  addUp: (week: readonly Point[]) => Point,
): { step: 'day' | 'week'; points: Point[] } {
  if (days.length <= MOST_POINTS) return { step: 'day', points: [...days] };
  const points: Point[] = [];
  const firstLength = days.length % 7 || 7;
  for (let start = 0; start < days.length; ) {
    const end = start === 0 ? firstLength : start + 7;
    points.push(addUp(days.slice(start, end)));
    start = end;
  }
  return { step: 'week', points };
}

/** Named by its first day; people are counted at its end. */
export const addUpWeek = (week: readonly DayFigures[]): DayFigures => {
  const sum = (figure: 'submitted' | 'verified' | 'applied' | 'approved') =>
    week.reduce((total, day) => total + day[figure], 0);
  return {
    day: week[0]?.day ?? '',
    users: week.at(-1)?.users ?? 0,
    submitted: sum('submitted'),
    verified: sum('verified'),
    applied: sum('applied'),
    approved: sum('approved'),
  };
};
