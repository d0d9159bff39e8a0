import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, type Day, daysBetween } from '#shared/calendar.ts';
import { addCents, cents } from '#shared/money.ts';
import { isPublicHoliday } from '#shared/working-days/public-holidays.ts';
import { addOnInterest } from './add-on.ts';
import { duePoints, type RepaymentOption, scheduleOf } from './schedule.ts';

const OPTIONS: RepaymentOption[] = ['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'];

const dueDays = (repaymentOption: RepaymentOption, firstDay: string, termMonths: number) =>
  duePoints({ repaymentOption, firstDay: firstDay as Day, termMonths }).map(({ dueOn }) => dueOn);

describe('due days', () => {
  it.each([
    ['Monthly', '2026-01-31', 4, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['Monthly', '2028-01-31', 2, ['2028-02-29', '2028-03-31']],
    ['Monthly', '2027-12-29', 3, ['2028-01-29', '2028-02-29', '2028-03-29']],
    ['Monthly', '2028-02-29', 2, ['2028-03-29', '2028-04-29']],
    ['Monthly', '2026-12-15', 1, ['2027-01-15']],
    ['Quarterly', '2026-11-30', 9, ['2027-02-28', '2027-05-30', '2027-08-30']],
    ['Quarterly', '2027-11-30', 6, ['2028-02-29', '2028-05-30']],
    ['Quarterly', '2026-01-31', 12, ['2026-04-30', '2026-07-31', '2026-10-31', '2027-01-31']],
    // The last period is shorter where the term is no multiple of three.
    ['Quarterly', '2026-01-31', 4, ['2026-04-30', '2026-05-31']],
    ['Quarterly', '2026-01-31', 1, ['2026-02-28']],
    ['Annually', '2028-02-29', 48, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['Annually', '2026-08-31', 18, ['2027-08-31', '2028-02-29']],
    ['Annually', '2026-08-31', 6, ['2027-02-28']],
    // 31 January to 28 February are 28 days: two fortnights, four weeks.
    ['Fortnightly', '2026-01-31', 1, ['2026-02-14', '2026-02-28']],
    ['Weekly', '2026-01-31', 1, ['2026-02-07', '2026-02-14', '2026-02-21', '2026-02-28']],
    // 1 March to 1 April are 31 days: the fourth week ends on the 29th, and there is no fifth.
    ['Weekly', '2026-03-01', 1, ['2026-03-08', '2026-03-15', '2026-03-22', '2026-03-29']],
  ] as const)('%s from %s over %i months', (option, firstDay, term, expected) => {
    expect(dueDays(option, firstDay, term)).toEqual(expected);
  });

  it.each([
    ['Daily', '2026-03-01', 1, 31, '2026-04-01'],
    ['Daily', '2027-03-01', 12, 366, '2028-03-01'],
    ['Weekly', '2026-03-01', 12, 52, '2027-02-28'],
    ['Fortnightly', '2026-03-01', 12, 26, '2027-02-28'],
    ['Weekly', '2026-03-01', 600, 2_609, '2076-03-01'],
    ['Monthly', '2026-03-31', 600, 600, '2076-03-31'],
  ] as const)('%s from %s over %i months are %i, the last on %s', (option, firstDay, term, count, last) => {
    const days = dueDays(option, firstDay, term);
    expect(days).toHaveLength(count);
    expect(days.at(-1)).toBe(last);
  });
});

describe('an agreed number of instalments', () => {
  const onDay = (firstDay: string, option: RepaymentOption, termMonths: number, instalments?: number) =>
    scheduleOf({
      amountCents: cents(10_000_00),
      rateMonthlyBps: 500,
      termMonths,
      repaymentOption: option,
      firstDay: firstDay as Day,
      instalments,
    });

  const leapDaysIn = (firstDay: Day, months: number): number => {
    const lastDay = addMonths(firstDay, months);
    return [2028, 2032].filter((year) => {
      const day = `${year}-02-29` as Day;
      return day >= firstDay && day <= lastDay;
    }).length;
  };

  it.each(OPTIONS)('%s: a later first day moves each date and changes no amount', (option) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_500 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 24 }),
        (asked, later, term) => {
          const askedOn = addDays('2026-01-01' as Day, asked);
          const signed = onDay(askedOn, option, term);
          const firstDay = addDays(askedOn, later);
          const booked = onDay(firstDay, option, term, signed.length);
          expect(booked.map(({ dueOn, ...sums }) => sums)).toEqual(signed.map(({ dueOn, ...sums }) => sums));
          const counted = duePoints({
            ...{ repaymentOption: option, termMonths: term, firstDay, instalments: signed.length },
          });
          expect(new Set(counted.map(({ dueOn }) => dueOn)).size).toBe(booked.length);
          // The shortest and the longest of equally many months differ by three days, and by the leap days of the longer.
          const leapDays = Math.max(0, leapDaysIn(askedOn, term) - leapDaysIn(firstDay, term));
          const past = daysBetween(addMonths(firstDay, term), counted.at(-1)?.dueOn ?? firstDay);
          expect(past).toBeLessThan(4 + leapDays);
        },
      ),
    );
  });

  it('is not the same for each first day otherwise', () => {
    expect(
      [onDay('2026-02-01', 'Daily', 1), onDay('2026-03-01', 'Daily', 1)].map((days) => days.length),
    ).toEqual([28, 31]);
  });
});

const instalments = (amount: number, rateMonthlyBps: number, termMonths: number, option: RepaymentOption) =>
  scheduleOf({
    amountCents: cents(amount),
    rateMonthlyBps,
    termMonths,
    repaymentOption: option,
    firstDay: '2026-03-01' as Day,
  }).map(({ interestCents, principalCents }) => [interestCents, principalCents]);

describe('the split of an instalment', () => {
  it.each([
    // 10,000 × 5 % × 3 = 1,500: 500 of interest each; 11,500 ÷ 3 = 3,833.33, the last 3,833.34.
    [
      'interest divides, principal does not',
      [10_000_00, 500, 3, 'Monthly'],
      [
        [500_00, 3_333_33],
        [500_00, 3_333_33],
        [500_00, 3_333_34],
      ],
    ],
    // 100 × 4.89 % × 6 = 29.34: 14.67 a quarter; 129.34 ÷ 2 = 64.67.
    [
      'two quarters',
      [100_00, 489, 6, 'Quarterly'],
      [
        [14_67, 50_00],
        [14_67, 50_00],
      ],
    ],
    // 4 cents and, at 100 %, 4 of interest in 4 weeks.
    [
      'a few cents',
      [4, 10_000, 1, 'Weekly'],
      [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    // 2 cents and 5 of interest (5.3328) in 4 months: 7 ÷ 4 is 1, all of it interest, and the last takes the rest.
    [
      'a cent an instalment',
      [2, 6_666, 4, 'Monthly'],
      [
        [1, 0],
        [1, 0],
        [1, 0],
        [2, 2],
      ],
    ],
    ['nothing', [0, 700, 2, 'Quarterly'], [[0, 0]]],
  ] as const)('%s', (_, [amount, rate, term, option], expected) => {
    expect(instalments(amount, rate, term, option)).toEqual(expected);
  });

  it('never gives back more principal than is owed, though every instalment is the same', () => {
    // 1 cent and 7 of interest (87.5 % a month) in 8 months: 1 cent a month, first the principal, then what is left: interest.
    expect(instalments(1, 8_750, 8, 'Monthly')).toEqual([[0, 1], ...Array.from({ length: 7 }, () => [1, 0])]);
  });
});

/** The largest amount, term and rate of a lender's loan, and all beneath. */
const anyTerms = fc.record({
  amountCents: fc.oneof(
    fc.integer({ min: 1, max: 500_000_00 }),
    fc.integer({ min: 1, max: 100 }),
    fc.constant(100_000_000_00),
  ),
  rateMonthlyBps: fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 20 })),
  termMonths: fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.integer({ min: 61, max: 600 }) },
  ),
  repaymentOption: fc.constantFrom(...OPTIONS),
  firstDay: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01' as Day, days)),
});

const SEED = Number(process.env.SEED ?? 20_260_301);

describe(`every schedule (seed ${SEED})`, () => {
  it('adds up to the cent, is level but for its last instalment, and holds no negative part', () => {
    fc.assert(
      fc.property(anyTerms, ({ amountCents, ...more }) => {
        const terms = { ...more, amountCents: cents(amountCents) };
        const schedule = scheduleOf(terms);
        const interests = schedule.map(({ interestCents }) => interestCents);
        const principals = schedule.map(({ principalCents }) => principalCents);
        const amounts = schedule.map(({ interestCents, principalCents }) => interestCents + principalCents);
        const interest = addOnInterest(terms);
        expect(addCents(...principals)).toBe(amountCents);
        expect(addCents(...interests)).toBe(interest);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(amountCents + interest);
        expect(Math.min(...interests, ...principals)).toBeGreaterThanOrEqual(0);
        const last = amounts.at(-1) ?? 0;
        const level = amounts[0] ?? 0;
        expect(new Set(amounts.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(last).toBeGreaterThanOrEqual(level);
        expect(last - level).toBeLessThan(schedule.length);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  it('is counted on later and later days, from the first step to the end of the term', () => {
    const shortest = { Daily: 1, Weekly: 7, Fortnightly: 14, Monthly: 28, Quarterly: 28, Annually: 28 };
    fc.assert(
      fc.property(anyTerms, ({ amountCents, ...more }) => {
        const schedule = scheduleOf({ ...more, amountCents: cents(amountCents) });
        const end = addMonths(more.firstDay, more.termMonths);
        const days = duePoints(more).map(({ dueOn }) => dueOn);
        expect(schedule.map(({ number }) => number)).toEqual(days.map((_, index) => index + 1));
        const apart = days.map((day, index) => daysBetween(days[index - 1] ?? more.firstDay, day));
        expect(Math.min(...apart)).toBeGreaterThanOrEqual(shortest[more.repaymentOption]);
        const leftOver = daysBetween(days.at(-1) ?? end, end);
        const isByMonths = shortest[more.repaymentOption] === 28;
        expect(leftOver).toBeGreaterThanOrEqual(0);
        expect(leftOver).toBeLessThan(isByMonths ? 1 : shortest[more.repaymentOption]);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });
});

describe('a due day on which nobody can pay', () => {
  const due = (repaymentOption: RepaymentOption, firstDay: string, termMonths: number) =>
    scheduleOf({
      ...{ amountCents: cents(10_000_00), rateMonthlyBps: 500, termMonths, repaymentOption },
      firstDay: firstDay as Day,
    }).map(({ dueOn }) => dueOn);

  it.each([
    ['Christmas Day, with Boxing Day and a Sunday after it', '2026-09-25', ['10-26', '11-25', '12-28']],
    ['Sundays', '2026-01-29', ['02-28', '03-30', '04-29']],
    [
      'a day of rest alone moves: the next is counted from the first day',
      '2026-03-01',
      ['04-01', '05-01', '06-01'],
    ],
    ['Good Friday: the Saturday', '2026-02-03', ['03-03', '04-04', '05-04']],
    ['Emancipation Day, a Saturday, with Sunday after it', '2026-05-01', ['06-01', '07-01', '08-03']],
  ])('%s', (_, firstDay, expected) => {
    expect(due('Monthly', firstDay, 3)).toEqual(expected.map((day) => `2026-${day}`));
  });

  it('is one day for two instalments of a loan repaid by the day', () => {
    expect(due('Daily', '2026-04-01', 1).slice(0, 6)).toEqual(
      ['04-02', '04-04', '04-04', '04-07', '04-07', '04-07'].map((day) => `2026-${day}`),
    );
  });

  it('is a Sunday or a holiday for no loan, is never before the day as it is counted, and at most four days after it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPTIONS),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 12 }),
        (option, days, term) => {
          const firstDay = addDays('2000-01-01' as Day, days);
          const counted = dueDays(option, firstDay, term);
          for (const [index, day] of due(option, firstDay, term).entries()) {
            expect(new Date(`${day}T00:00:00Z`).getUTCDay() === 0 || isPublicHoliday(day)).toBe(false);
            const moved = daysBetween(counted[index] ?? day, day);
            expect(moved).toBeGreaterThanOrEqual(0);
            expect(moved).toBeLessThanOrEqual(4);
          }
        },
      ),
    );
  });
});
