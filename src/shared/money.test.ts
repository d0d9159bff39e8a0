import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  cents,
  centsToDollars,
  dollarsToCents,
  shareDown,
  shareHalfUp,
  showDollars,
  showMoney,
  subtractCents,
  ZERO,
} from './money.ts';

const LARGEST = 10_000_000_000_000;

describe('cents', () => {
  it.each([0.5, LARGEST + 1, -LARGEST - 1, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is refused',
    (value) => {
      expect(() => cents(value)).toThrow(new RangeError('not an amount in whole cents'));
    },
  );

  it('takes whole ones up to the largest, and knows one zero', () => {
    expect([cents(LARGEST), cents(-LARGEST), cents(1)]).toEqual([LARGEST, -LARGEST, 1]);
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(ZERO).toBe(0);
  });
});

it.each([
  [0.1, 10],
  [1.15, 115],
  [4_500.5, 450_050],
  [99_999_999_999.99, 9_999_999_999_999],
  [-2.01, -201],
])('%d dollars are %d cents, and back', (dollars, amount) => {
  expect(dollarsToCents(dollars)).toBe(amount);
  expect(centsToDollars(cents(amount))).toBe(dollars);
});

it.each([1.005, 0.001, -0.011, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no amount in dollars and cents',
  (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(new RangeError('not an amount in dollars and cents'));
  },
);

it('sums and differences', () => {
  expect(addCents(cents(5), cents(7), cents(-2))).toBe(10);
  expect(addCents()).toBe(0);
  expect(subtractCents(cents(5), cents(7))).toBe(-2);
});

describe('a share', () => {
  it.each([
    [10, 1, 4, 2, 3],
    [11, 1, 4, 2, 3],
    [9, 1, 4, 2, 2],
    [-10, 1, 4, -2, -3],
    [-9, 1, 4, -2, -2],
    [10, -1, 4, -2, -3],
    [10, 1, -4, -2, -3],
    [-10, 1, -4, 2, 3],
    [-10, -1, 4, 2, 3],
    [0, 1, 4, 0, 0],
    [LARGEST, 999_999, 1_000_000, 9_999_990_000_000, 9_999_990_000_000],
  ])(
    '%d × %d ÷ %d is %d towards zero, %d to the nearest',
    (amount, numerator, denominator, down, nearest) => {
      expect(shareDown(cents(amount), numerator, denominator)).toBe(down);
      expect(shareHalfUp(cents(amount), numerator, denominator)).toBe(nearest);
    },
  );

  it.each([shareDown, shareHalfUp])('takes whole numbers alone', (share) => {
    for (const [numerator, denominator] of [
      [0.5, 2],
      [1, 2.5],
    ] as const)
      expect(() => share(cents(10), numerator, denominator)).toThrow(
        new RangeError('a share needs whole numerator and denominator'),
      );
  });

  it('to the nearest is never half a cent away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1e4 }),
        fc.integer({ min: 1, max: 1e4 }),
        (amount, numerator, denominator) => {
          const off = shareHalfUp(cents(amount), numerator, denominator) * denominator - amount * numerator;
          return Math.abs(off) * 2 <= denominator;
        },
      ),
    );
  });
});

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [123_456, '$1,234.56'],
  [-123_456_700, '-$1,234,567.00'],
])('%d cents are shown as %s', (amount, shown) => {
  expect(showMoney(cents(amount))).toBe(shown);
});

it.each([
  [1.15, '$1.15'],
  [1.159, '$1.15'],
  [-1.159, '-$1.15'],
  [1_234.5, '$1,234.50'],
])('%d dollars are shown as %s, never more than they are', (dollars, shown) => {
  expect(showDollars(dollars)).toBe(shown);
});
