import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '#shared/calendar.ts';
import { AMOUNT_STEP_CENTS } from '#shared/loans/loan-terms.ts';
import { cents, ZERO } from '#shared/money.ts';
import { capAmount, largestAffordable, stepDown } from './amount.ts';
import { costOfLoan } from './cost-of-loan.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));

describe('the amount on the slider', () => {
  it.each([
    [5_000.01, 5_000, 5_000],
    [4_999, 5_000, 4_999],
    [-100, 5_000, 0],
    [100, 0, 0],
  ])('%d with at most %d is %d', (amount, most, expected) => {
    expect(capAmount(dollars(amount), dollars(most))).toBe(dollars(expected));
  });

  it.each([
    [5_000, 5_000],
    [5_099.99, 5_000],
    [99.99, 0],
    [-50, 0],
  ])('%d goes down to the step %d', (amount, expected) => {
    expect(stepDown(dollars(amount))).toBe(dollars(expected));
  });
});

describe('the largest amount an instalment carries', () => {
  it.each([
    // 975 × 8 ÷ (1 + 7 % × 8) = 7,800 ÷ 1.56 = 5,000.
    ['just enough for $5,000', 975, 700, 8, 5_000],
    // 974.99 × 8 ÷ 1.56 = 4,999.95, down to the step.
    ['a cent too little for $5,000', 974.99, 700, 8, 4_900],
    // 5,000 × 4 ÷ 1.20 = 16,666.67.
    ['a shorter term', 5_000, 500, 4, 16_600],
    // 100 × 1.07 ÷ 1 = 107: $106.99 carries nothing.
    ['less than one step', 106.99, 700, 1, 0],
    ['nothing', 0, 700, 8, 0],
    ['less than nothing', -10, 700, 8, 0],
    // $8,700 at 5 % over 7 months: 11,745 ÷ 7 = 1,677.857; the last is 1,677.90, so 1,677.89 does not carry it.
    ['the last instalment counts too', 1_677.89, 500, 7, 8_600],
  ])('%s', (_, instalment, rateMonthlyBps, termMonths, expected) => {
    expect(largestAffordable(dollars(instalment), { rateMonthlyBps, termMonths })).toBe(dollars(expected));
  });

  it('fits, and one step more would not', () => {
    const firstDay = readDay('2026-03-01');
    if (!firstDay) throw new Error('not a day');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 1_500 }),
        fc.integer({ min: 1, max: 24 }),
        (instalment, rateMonthlyBps, termMonths) => {
          const amountCents = largestAffordable(cents(instalment), { rateMonthlyBps, termMonths });
          const largest = (amount: number) =>
            costOfLoan({ amountCents: cents(amount), rateMonthlyBps, termMonths, firstDay }).schedule.at(-1)
              ?.amountCents ?? ZERO;
          expect(amountCents % AMOUNT_STEP_CENTS).toBe(0);
          expect(largest(amountCents)).toBeLessThanOrEqual(instalment);
          expect(largest(amountCents + AMOUNT_STEP_CENTS)).toBeGreaterThan(instalment);
        },
      ),
    );
  });
});
