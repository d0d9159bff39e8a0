import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import { addCents, cents } from '#shared/money.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { day } from '#tests/support/days.ts';
import { costOfLoan } from './cost-of-loan.ts';

const firstDay = day('2026-01-31');

/** Dollars, per cent a month, months → fee, in hand, interest, total, instalment, last instalment. Worked by hand. */
const workedExamples = [
  // 5,000 × 5 % = 250. 5,000 × 7 % × 8 = 2,800. 7,800 ÷ 8 = 975, nothing left over.
  ['the first loan at grade C', 5_000, 7, 8, 250, 4_750, 2_800, 7_800, 975, 975],
  // 500,000 × 4 % × 8 = 160,000. 660,000 ÷ 8 = 82,500.
  [
    'the largest loan at the advertised rate',
    500_000,
    4,
    8,
    25_000,
    475_000,
    160_000,
    660_000,
    82_500,
    82_500,
  ],
  // 10,000 × 5 % × 7 = 3,500. 13,500 ÷ 7 = 1,928.571…; 7 × 1,928.57 = 13,499.99, so the last takes 1 cent more.
  ['a cent left over', 10_000, 5, 7, 500, 9_500, 3_500, 13_500, 1_928.57, 1_928.58],
  // 100 × 4.89 % × 3 = 14.67. 114.67 ÷ 3 = 38.2233…; 3 × 38.22 = 114.66.
  ['a rate after part of the discount', 100, 4.89, 3, 5, 95, 14.67, 114.67, 38.22, 38.23],
  // 2,000 × 10 % × 1 = 200, all due in one instalment.
  ['a single instalment', 2_000, 10, 1, 100, 1_900, 200, 2_200, 2_200, 2_200],
  // Published: $1,000 over 4 months at 3 % flat is $280 a month (R. Rosenberg, 'Calculating effective interest rates').
  ['published: 4 × $280', 1_000, 3, 4, 50, 950, 120, 1_120, 280, 280],
] as const;

describe('the cost of a loan', () => {
  it.each(workedExamples)('%s', (_, amount, rate, term, fee, inHand, interest, total, instalment, last) => {
    const cost = costOfLoan({
      amountCents: inCents(amount),
      rateMonthlyBps: Math.round(rate * 100),
      termMonths: term,
      firstDay,
    });
    expect(cost).toMatchObject({
      feeCents: inCents(fee),
      cashInHandCents: inCents(inHand),
      interestCents: inCents(interest),
      totalRepaymentCents: inCents(total),
      instalmentCents: inCents(instalment),
    });
    expect(cost.schedule).toHaveLength(term);
    expect(cost.schedule.at(-1)?.amountCents).toBe(inCents(last));
  });

  it('falls due on the same day of each month, or on the last day of a shorter one', () => {
    const { schedule } = costOfLoan({
      amountCents: cents(500_000),
      rateMonthlyBps: 700,
      termMonths: 4,
      firstDay,
    });
    expect(schedule.map(({ number, dueOn }) => [number, dueOn])).toEqual([
      [1, '2026-02-28'],
      [2, '2026-03-31'],
      [3, '2026-04-30'],
      // 31 May is a Sunday.
      [4, '2026-06-01'],
    ]);
  });

  it('is nothing at all for an amount of 0, where the slider starts', () => {
    const cost = costOfLoan({ amountCents: cents(0), rateMonthlyBps: 700, termMonths: 8, firstDay });
    expect(cost).toMatchObject({
      feeCents: 0,
      totalRepaymentCents: 0,
      instalmentCents: 0,
      effectiveYearlyBps: 0,
    });
  });

  it.each([
    ['a negative amount', { amountCents: cents(-1), rateMonthlyBps: 700, termMonths: 8 }],
    ['a fraction of a basis point', { amountCents: cents(100), rateMonthlyBps: 0.5, termMonths: 8 }],
    ['a negative rate', { amountCents: cents(100), rateMonthlyBps: -1, termMonths: 8 }],
    ['no term', { amountCents: cents(100), rateMonthlyBps: 700, termMonths: 0 }],
    ['half a month', { amountCents: cents(100), rateMonthlyBps: 700, termMonths: 1.5 }],
  ])('refuses %s', (_, terms) => {
    expect(() => costOfLoan({ ...terms, firstDay })).toThrow(RangeError);
  });

  it('adds up to the cent for every amount, rate and term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 360 }),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (amount, rateMonthlyBps, termMonths, start) => {
          const started = day(start.toISOString().slice(0, 10));
          const cost = costOfLoan({
            amountCents: cents(amount),
            rateMonthlyBps,
            termMonths,
            firstDay: started,
          });
          const parts = cost.schedule.map((instalment) => instalment.amountCents);
          expect(addCents(...parts)).toBe(cost.totalRepaymentCents);
          expect(cost.totalRepaymentCents).toBe(amount + cost.interestCents);
          expect(cost.cashInHandCents + cost.feeCents).toBe(amount);
          // All alike but the last, which differs by less than a cent an instalment.
          expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1);
          expect((parts.at(-1) ?? 0) - cost.instalmentCents).toBeLessThan(termMonths);
          expect(parts.at(-1)).toBeGreaterThanOrEqual(cost.instalmentCents);
          expect(cost.schedule.at(-1)?.dueOn).toBe(payableOn(addMonths(started, termMonths)));
          expect(Number.isFinite(cost.effectiveYearlyBps)).toBe(true);
        },
      ),
    );
  });

  it('has the yearly rate at which, by the equation of Directive 2008/48/EC, the instalments are worth the cash in hand', () => {
    const options = ['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'] as const;
    fc.assert(
      fc.property(
        fc.record({
          amountCents: fc.integer({ min: 100_00, max: 500_000_00 }).map(cents),
          rateMonthlyBps: fc.integer({ min: 1, max: 1_500 }),
          termMonths: fc.integer({ min: 1, max: 36 }),
          repaymentOption: fc.constantFrom(...options),
        }),
        (terms) => {
          const cost = costOfLoan({ ...terms, firstDay });
          const isByDays = options.indexOf(terms.repaymentOption) < 3;
          const days = { Daily: 1, Weekly: 7, Fortnightly: 14 }[terms.repaymentOption as 'Daily'];
          const step = { Monthly: 1, Quarterly: 3, Annually: 12 }[terms.repaymentOption as 'Monthly'];
          const worthAt = (bps: number) =>
            cost.schedule.reduce((worth, { number, amountCents }) => {
              const years = isByDays ? (number * days) / 365 : Math.min(number * step, terms.termMonths) / 12;
              return worth + amountCents / (1 + bps / 10_000) ** years;
            }, 0);
          // The rate is the nearest hundredth of a per cent: half of one less is worth more, half of one more less.
          expect(worthAt(cost.effectiveYearlyBps - 0.51)).toBeGreaterThan(cost.cashInHandCents);
          expect(worthAt(cost.effectiveYearlyBps + 0.51)).toBeLessThan(cost.cashInHandCents);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const inCents = (dollars: number) => cents(Math.round(dollars * 100));
