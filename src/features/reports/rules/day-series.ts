// From what was kept of single days to the figures of every day of a range; and from days to weeks, where a chart has too many.
import { shareOf } from '#features/loans/rules/portfolio/portfolio-figures.ts';
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
  | 'loansApproved'
  | 'loansDisbursed'
  | 'loansRepaid'
  | 'loansDefaulted';

/** How the portfolio stood at the end of a day: outstanding principal, and that of loans more than 30 days late. */
export type KeptPortfolio = { day: Day; principalCents: number; atRiskCents: number };

/**
 * Every day of the range, with zeros where nothing happened; `users` are all there were at the end of the day. A day on which
 * the portfolio was not written down stands as the last one before it.
 */
export function daySeries(
  kept: readonly KeptFigure[],
  portfolio: readonly KeptPortfolio[],
  { from, to }: Range,
): DayFigures[] {
  const counts = new Map(kept.map(({ figure, day, count }) => [`${figure} ${day}`, count]));
  const on = (figure: Figure, day: string) => counts.get(`${figure} ${day}`) ?? 0;
  let users = on('usersJoined', 'before') - on('usersLeft', 'before');
  let disbursed = on('loansDisbursed', 'before');
  let defaulted = on('loansDefaulted', 'before');
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    disbursed += on('loansDisbursed', day);
    defaulted += on('loansDefaulted', day);
    const stood = portfolio.findLast((one) => one.day <= day);
    users += on('usersJoined', day) - on('usersLeft', day);
    return {
      day,
      users,
      submitted: on('informationSubmitted', day),
      verified: on('informationVerified', day),
      applied: on('loansApplied', day),
      approved: on('loansApproved', day),
      disbursed: on('loansDisbursed', day),
      repaid: on('loansRepaid', day),
      defaulted: on('loansDefaulted', day),
      defaultRate: shareOf(defaulted, disbursed),
      par30: stood ? shareOf(stood.atRiskCents, stood.principalCents) : null,
    };
  });
}

/** The sum of a figure over all days. */
export const totalOf = (kept: readonly KeptFigure[], figure: Figure): number =>
  kept.reduce((total, one) => total + (one.figure === figure ? one.count : 0), 0);

/** The most points of a chart: more cannot be told apart on a screen. */
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

/** Adds up the days of a week, or any days, under the first of them; people and rates are those at their end. */
export const addUpDays = (week: readonly DayFigures[]): DayFigures => {
  const [first] = week;
  if (!first) throw new RangeError('no days to add up');
  const sum = (figure: Happened) => week.reduce((total, day) => total + day[figure], 0);
  return {
    day: first.day,
    users: week.at(-1)?.users ?? 0,
    submitted: sum('submitted'),
    verified: sum('verified'),
    applied: sum('applied'),
    approved: sum('approved'),
    disbursed: sum('disbursed'),
    repaid: sum('repaid'),
    defaulted: sum('defaulted'),
    defaultRate: week.at(-1)?.defaultRate ?? null,
    par30: week.at(-1)?.par30 ?? null,
  };
};

type Happened = Exclude<keyof DayFigures, 'day' | 'users' | 'defaultRate' | 'par30'>;
