import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import { addUpDays, daySeries, inSteps, type KeptFigure, totalOf } from './day-series.ts';
import { lastDays } from './report-range.ts';

const nothing = {
  submitted: 0,
  verified: 0,
  applied: 0,
  approved: 0,
  disbursed: 0,
  repaid: 0,
  defaulted: 0,
  defaultRate: null as number | null,
  par30: null as number | null,
};

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
    expect(daySeries(kept, [], range)).toEqual([
      { day: '2026-03-01', users: 9, ...nothing },
      { day: '2026-03-02', users: 12, ...nothing },
      { day: '2026-03-03', users: 10, ...nothing, submitted: 7 },
      { day: '2026-03-04', users: 10, ...nothing },
    ]);
  });

  it('have each thing that happened in its own column', () => {
    const one = day('2026-03-01');
    const figures = [
      'informationSubmitted',
      'informationVerified',
      'loansApplied',
      'loansApproved',
      'loansDisbursed',
      'loansRepaid',
      'loansDefaulted',
    ] as const;
    const happened = figures.map((figure, index) => ({ figure, day: one, count: 10 + index }));
    expect(daySeries(happened, [], { from: one, to: one })).toEqual([
      {
        day: '2026-03-01',
        users: 0,
        submitted: 10,
        verified: 11,
        applied: 12,
        approved: 13,
        disbursed: 14,
        repaid: 15,
        defaulted: 16,
        // 16 of 14: those that were handed over before are not known here.
        defaultRate: 114.29,
        par30: null,
      },
    ]);
  });

  it('have the loans that ever came into default as a share of all that were handed over by then', () => {
    const loans: KeptFigure[] = [
      { figure: 'loansDisbursed', day: 'before', count: 6 },
      { figure: 'loansDefaulted', day: 'before', count: 1 },
      { figure: 'loansDisbursed', day: day('2026-03-02'), count: 2 },
      { figure: 'loansDefaulted', day: day('2026-03-03'), count: 1 },
      { figure: 'loansRepaid', day: day('2026-03-03'), count: 3 },
      { figure: 'loansDefaulted', day: 'after', count: 4 },
    ];
    const range = { from: day('2026-03-01'), to: day('2026-03-03') };
    const days = daySeries(loans, [], range);
    expect(days.map(({ defaultRate }) => defaultRate)).toEqual([16.67, 12.5, 25]);
    expect(days[2]).toMatchObject({ disbursed: 0, repaid: 3, defaulted: 1 });
  });

  it('have PAR30 as the portfolio stood, or as it last stood where a day was not written down', () => {
    const stood = (on: string, principalCents: number, atRiskCents: number) => ({
      day: day(on),
      principalCents,
      atRiskCents,
    });
    const portfolio = [
      stood('2026-02-27', 1_000, 100),
      stood('2026-03-02', 800, 200),
      stood('2026-03-04', 0, 0),
    ];
    const par30 = (from: string) =>
      daySeries([], portfolio, { from: day(from), to: day('2026-03-04') }).map((one) => one.par30);
    expect(par30('2026-03-01')).toEqual([10, 25, 25, null]);
    expect(par30('2026-02-26')).toEqual([null, 10, 10, 10, 25, 25, null]);
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
      defaultRate: index,
      par30: index % 2 === 0 ? null : index,
    }));

  it('stay days up to a quarter', () => {
    const days = daysOf(92);
    expect(inSteps(days, addUpDays)).toEqual({ step: 'day', points: days });
  });

  it('become weeks that end with the range: sums of what happened, and people at the end', () => {
    const { step, points } = inSteps(daysOf(95), addUpDays);
    expect(step).toBe('week');
    expect(points).toHaveLength(14);
    expect(points[0]).toEqual({
      day: '2026-01-01',
      users: 4,
      ...nothing,
      submitted: 4,
      defaultRate: 3,
      par30: 3,
    });
    expect(points[1]).toMatchObject({
      day: '2026-01-05',
      users: 11,
      submitted: 7,
      defaultRate: 10,
      par30: null,
    });
    expect(points.at(-1)).toMatchObject({ users: 95, submitted: 7 });
    expect(points.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(95);
  });

  it('a year is 53 weeks at most', () => {
    const { from } = lastDays(365, day('2026-12-31'));
    expect(from).toBe('2026-01-01');
    expect(inSteps(daysOf(365), addUpDays).points).toHaveLength(53);
  });
});

it('no days are not added up', () => {
  expect(() => addUpDays([])).toThrow('no days to add up');
});
