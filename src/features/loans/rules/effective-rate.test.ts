import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { effectiveYearlyBps } from './effective-rate.ts';

/** An instalment at the end of each month, or of each so many units. */
const inTurn = (amounts: number[], apart = 1) =>
  amounts.map((amount, index) => ({ amountCents: cents(amount), units: (index + 1) * apart }));

const equal = (count: number, dollars: number, apart = 1) =>
  inTurn(
    Array.from({ length: count }, () => dollars * 100),
    apart,
  );

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
    expect(effectiveYearlyBps(cents(Math.round(cashInHand * 100)), instalments, 12)).toBe(expected);
  });

  it.each([
    // 1,060.9 after six months: √1.0609 = 1.03 a quarter, and 1.0609² − 1 = 12.55 %.
    ['two quarters in one sum', 1_000, [{ amountCents: cents(106_090), units: 6 }], 12, 1_255],
    // 30 after three months and 1,030 after six: 3 % a quarter, 1.03⁴ − 1 = 12.55 %.
    ['3 % a quarter', 1_000, inTurn([3_000, 103_000], 3), 12, 1_255],
    // 3,000 after a year for 1,000: twice the money besides it.
    ['more than the whole a unit', 1_000, inTurn([300_000]), 1, 20_000],
    ['20 % a year', 1_000, inTurn([120_000], 12), 12, 2_000],
    // The same 120 after 365 days, and 1 % a week: 1.01^(365 ÷ 7) − 1 = 68.01 %.
    ['20 % in 365 days', 1_000, inTurn([120_000], 365), 365, 2_000],
    ['1 % a week', 1_000, inTurn([101_000], 7), 365, 6_801],
    // 0.1 % a day: 1.001^365 − 1 = 44.03 %.
    ['0.1 % a day', 1_000, inTurn([100, 100, 100_100]), 365, 4_403],
  ])('%s', (_, cashInHand, instalments, unitsPerYear, expected) => {
    expect(effectiveYearlyBps(cents(cashInHand * 100), instalments, unitsPerYear)).toBe(expected);
  });

  it('never falls when an instalment rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 50_000_000 }),
        fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (cash, amounts, more) => {
          const dearer = [(amounts[0] ?? 0) + more, ...amounts.slice(1)];
          expect(effectiveYearlyBps(cents(cash), inTurn(dearer), 12)).toBeGreaterThanOrEqual(
            effectiveYearlyBps(cents(cash), inTurn(amounts), 12),
          );
        },
      ),
    );
  });
});
