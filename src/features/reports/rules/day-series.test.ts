import { describe, expect, it } from 'vitest';
import { addDays, type Day, readDay } from '#shared/calendar.ts';
import { addUpWeek, daySeries, inSteps, type KeptFigure, totalOf } from './day-series.ts';
import { lastDays } from './report-range.ts';

const day = (text: string): Day => readDay(text) as Day;
const nothing = { submitted: 0, verified: 0, applied: 0, approved: 0 };

const kept: KeptFigure[] = [
  { figure: 'usersJoined', day: 'before', count: 10 },
  { figure: 'usersLeft', day: 'before', count: 1 },
  { figure: 'usersJoined', day: day('2026-03-02'), count: 3 },
  { figure: 'usersLeft', day: day('2026-03-03'), count: 2 },
  { figure: 'usersJoined', day: 'after', count: 5 },
  { figure: 'informationSubmitted', day: day('2026-03-03'), count: 7 },
  { figure: 'informationSubmitted', day: 'before', count: 100 },
];

describe('the figures of the days', () => {
  it('fill the gaps, and count people from all who came before', () => {
    const range = { from: day('2026-03-01'), to: day('2026-03-04') };
    expect(daySeries(kept, range)).toEqual([
      { day: '2026-03-01', users: 9, ...nothing },
      { day: '2026-03-02', users: 12, ...nothing },
      { day: '2026-03-03', users: 10, ...nothing, submitted: 7 },
      { day: '2026-03-04', users: 10, ...nothing },
    ]);
  });

  it('add up to a total over all days', () => {
    expect(totalOf(kept, 'usersJoined')).toBe(18);
    expect(totalOf(kept, 'informationSubmitted')).toBe(107);
    expect(totalOf(kept, 'loansApproved')).toBe(0);
  });
});

describe('many days', () => {
  const daysOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: addDays(day('2026-01-01'), index),
      users: index + 1,
      ...nothing,
      submitted: 1,
    }));

  it('stay days up to a quarter', () => {
    const days = daysOf(92);
    expect(inSteps(days, addUpWeek)).toEqual({ step: 'day', points: days });
  });

  it('become weeks that end with the range: sums of what happened, and people at the end', () => {
    const { step, points } = inSteps(daysOf(95), addUpWeek);
    expect(step).toBe('week');
    expect(points).toHaveLength(14);
    expect(points[0]).toEqual({ day: '2026-01-01', users: 4, ...nothing, submitted: 4 });
    expect(points[1]).toEqual({ day: '2026-01-05', users: 11, ...nothing, submitted: 7 });
    expect(points.at(-1)).toMatchObject({ users: 95, submitted: 7 });
    expect(points.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(95);
  });

  it('a year is 53 weeks at most', () => {
    const { from } = lastDays(365, day('2026-12-31'));
    expect(from).toBe('2026-01-01');
    expect(inSteps(daysOf(365), addUpWeek).points).toHaveLength(53);
  });
});
