import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { effectiveYearlyBps } from './effective-rate.ts';

const equal = (count: number, dollars: number) => Array.from({ length: count }, () => cents(dollars * 100));

describe('the effective yearly rate', () => {
  it.each([
    // 1,100 back in a month for 1,000: 1.1^12 − 1 = 2.13843, so 213.84 %.
    ['10 % for one month', 1_000, equal(1, 1_100), 21_384],
    // 1,000 ÷ 1.02 + 1,000 ÷ 1.02² = 1,941.56, so i is 2 % and 1.02^12 − 1 = 26.82 %.
    ['an annuity at 2 %', 1_941.56, equal(2, 1_000), 2_682],
    // 280 ÷ 1.04692 + … + 280 ÷ 1.04692⁴ = 1,000.0, so i is 4.692 % and 1.04692^12 − 1 = 73.4 %.
    ['flat 3 % over 4 months', 1_000, equal(4, 280), 7_337],
    // 12 instalments of 112 at 1.788 % are worth 1,200.0, and 1.01788^12 − 1 = 23.7 %.
    ['flat 1 % over 12 months', 1_200, equal(12, 112), 2_370],
    // The first loan at 7 % over 8 months, 4,750 in hand.
    ['the first loan with its fee', 4_750, equal(8, 975), 31_366],
    ['money given back as it came', 1_000, equal(4, 250), 0],
    ['nothing handed over', 0, equal(4, 250), 0],
  ])('%s', (_, cashInHand, instalments, expected) => {
    expect(effectiveYearlyBps(cents(Math.round(cashInHand * 100)), instalments)).toBe(expected);
  });

  it('reads weeks as easily as months', () => {
    // 1 % a week: 1.01^52 − 1 = 67.77 %.
    expect(effectiveYearlyBps(cents(100_000), [cents(101_000)], 52)).toBe(6_777);
  });

  it('never falls when an instalment rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 50_000_000 }),
        fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (cash, amounts, more) => {
          const instalments = amounts.map(cents);
          const dearer = [cents((amounts[0] ?? 0) + more), ...instalments.slice(1)];
          expect(effectiveYearlyBps(cents(cash), dearer)).toBeGreaterThanOrEqual(
            effectiveYearlyBps(cents(cash), instalments),
          );
        },
      ),
    );
  });
});
