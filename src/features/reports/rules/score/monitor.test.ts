// What our own decisions and loans say of the score: groups, prices, outcomes that are known, vintages and overrides.

import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import {
  type Asked,
  askedFigures,
  type Lent,
  NO_CODE,
  OTHER_CODES,
  overrides,
  repaidFigures,
} from './monitor.ts';
import { groupsOf } from './person-facts.ts';

const TODAY = '2026-11-01' as Day;

const asked = (known: Partial<Asked> = {}): Asked => ({
  score: 60,
  grade: 'C',
  version: 1,
  factors: [{ factor: 'timeInJob', points: 6, outOf: 10 }],
  isApproved: true,
  rateMonthlyBps: 700,
  sex: 'Female',
  parish: 'Portland',
  birthDay: '1990-05-01',
  on: '2026-10-01',
  ...known,
});

const lent = (known: Partial<Lent> = {}): Lent => ({
  ...asked(),
  disbursedOn: day('2025-05-10'),
  defaultedOn: null,
  amountCents: 5_000_00,
  lostCents: 0,
  promoCode: null,
  ...known,
});

const times = <One>(count: number, one: One): One[] => Array(count).fill(one);

describe('people who asked', () => {
  const women = [...times(48, asked()), ...times(52, asked({ isApproved: false }))];
  const men = [
    ...times(72, asked({ sex: 'Male', rateMonthlyBps: 500 })),
    ...times(28, asked({ sex: 'Male', isApproved: false })),
  ];
  const loans = [
    ...times(30, lent()),
    ...times(10, lent({ defaultedOn: day('2025-12-01') })),
    lent({ disbursedOn: TODAY }),
  ];
  const figures = askedFigures([...women, ...men], times(100, asked({ score: 40 })), loans, TODAY);

  it('are counted by sex, parish and age, with approval, price and default', () => {
    const [bySex, byParish, byAge] = figures.groups;
    expect(bySex?.rows).toMatchObject([
      {
        group: 'Female',
        count: 48,
        of: 100,
        isFlagged: true,
        mayBeChance: false,
        price: { mean: 7 },
        defaulted: { count: 10, of: 40 },
      },
      {
        group: 'Male',
        count: 72,
        of: 100,
        ratio: 1,
        isFlagged: false,
        price: { mean: 5 },
        defaulted: { of: 0, share: null },
      },
    ]);
    expect(byParish?.rows.map(({ group, of }) => [group, of])).toEqual([['Portland', 200]]);
    expect(byAge?.rows.map(({ group, of }) => [group, of])).toEqual([['35 to 49', 200]]);
    expect(figures.approved).toMatchObject({ count: 120, of: 200 });
  });

  it('are held against those just before, who are in no other figure', () => {
    expect(figures.people).toBe(200);
    expect(figures.stability?.verdict).toBe('large shift');
    expect(figures.factors).toMatchObject([{ factor: 'timeInJob', stability: { psi: 0 } }]);
    expect(askedFigures(women, [], [], TODAY).stability).toBeNull();
  });

  it('whose age or parish nobody knows are a group of their own', () => {
    const facts = { sex: null, parish: null, birthDay: null, on: '2026-10-01' };
    expect(groupsOf(facts)).toEqual({ sex: 'Not known', parish: 'Not known', age: 'Not known' });
    const ageOf = (birthDay: string) => groupsOf({ ...facts, birthDay }).age;
    expect(ageOf('2008-10-01')).toBe('18 to 24');
    expect(ageOf('2008-10-02')).toBe('Below 18');
    expect(ageOf('1961-10-01')).toBe('65 and more');
  });
});

describe('loans paid out', () => {
  const grade = (name: string, score: number, good: number, bad: number, known: Partial<Lent> = {}) => [
    ...times(good, lent({ grade: name, score, ...known })),
    ...times(
      bad,
      lent({ grade: name, score, defaultedOn: day('2025-12-01'), lostCents: 1_000_00, ...known }),
    ),
  ];
  const now = [...grade('A', 85, 190, 10), ...grade('B', 70, 150, 50), ...grade('C', 55, 5, 5)];
  const earlier = { disbursedOn: day('2024-05-10') };

  it('say whether the score separates, and which grade repaid worse than those before', () => {
    const before = [...grade('A', 85, 198, 2, earlier), ...grade('B', 70, 150, 50, earlier)].map((loan) =>
      loan.defaultedOn ? { ...loan, defaultedOn: day('2024-12-01') } : loan,
    );
    const figures = repaidFigures(now, before, TODAY);
    expect(figures.bad).toMatchObject({ count: 65, of: 410 });
    expect(figures.separation?.gini.low).toBeGreaterThan(0.2);
    expect(figures.grades.map(({ grade, count, of, verdict }) => [grade, count, of, verdict])).toEqual([
      ['A', 10, 200, 'more'],
      ['B', 50, 200, 'as expected'],
      ['C', 5, 10, null],
      ['D', 0, 0, null],
      ['E', 0, 0, null],
    ]);
  });

  it('whose outcome nobody can know yet are counted as loans, not as good', () => {
    const figures = repaidFigures(
      [...now, ...times(500, lent({ disbursedOn: day('2026-06-01') }))],
      [],
      TODAY,
    );
    expect([figures.loans, figures.bad.of]).toEqual([910, 410]);
  });

  it('make vintages by grade, version, promo code and month, with what was lost', () => {
    const codes = Array.from({ length: 12 }, (_, n) =>
      times(40 - n, lent({ promoCode: `CODE${n}`, version: 2 })),
    ).flat();
    const { vintages } = repaidFigures([...now, ...codes], [], TODAY);
    const of = (by: string) => vintages.find((one) => one.by === by)?.rows ?? [];
    expect(of('grade').map(({ cohort, lost }) => [cohort, lost])).toEqual([
      ['A', 10_000],
      ['B', 50_000],
      ['C', 5_000],
    ]);
    expect(of('version').map(({ cohort, loans }) => [cohort, loans])).toEqual([
      ['1', 410],
      ['2', codes.length],
    ]);
    expect(of('channel')).toHaveLength(12);
    expect(of('channel').find(({ cohort }) => cohort === OTHER_CODES)?.loans).toBe(30 + 29);
    expect(of('channel').find(({ cohort }) => cohort === NO_CODE)?.loans).toBe(410);
    const [month] = of('month');
    expect(month).toMatchObject({
      cohort: '2025-05',
      after: [{ months: 3 }, { months: 6 }, { months: 9 }, { months: 12 }],
    });
    // 10 May to 1 December are six whole months.
    expect(month?.after.map(({ defaulted }) => defaulted.count)).toEqual([0, 0, 65, 65]);
  });
});

describe('overrides', () => {
  const officer = (name: string, rejected: number, decided: number) => ({
    officer: { _id: name, fullName: name },
    rejected,
    decided,
    overrode: 0,
    approved: decided - rejected,
  });

  it('hold each officer against all others, beyond chance', () => {
    const found = overrides([
      officer('strict', 60, 100),
      officer('usual', 20, 100),
      officer('kind', 3, 100),
      officer('new', 9, 10),
    ]);
    expect(found.map(({ officer, verdict }) => [officer.fullName, verdict])).toEqual([
      ['strict', 'more'],
      ['usual', 'fewer'],
      ['kind', 'fewer'],
      ['new', null],
    ]);
    expect(overrides([officer('alone', 20, 100)])[0]?.verdict).toBeNull();
  });

  it('count apart who approves what the decision of the day would not allow', () => {
    const found = overrides([
      { ...officer('lenient', 0, 100), overrode: 40 },
      officer('usual', 0, 100),
      { ...officer('new', 0, 5), overrode: 5 },
    ]);
    expect(
      found.map(({ overrode, verdictOnOverrides }) => [overrode.count, overrode.of, verdictOnOverrides]),
    ).toEqual([
      [40, 100, 'more'],
      [0, 100, 'fewer'],
      [5, 5, null],
    ]);
  });
});
