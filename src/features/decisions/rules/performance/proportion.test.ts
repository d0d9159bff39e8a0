// Shares and their differences with bounds, on published examples.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, rateOf, wilson } from './proportion.ts';

describe('a share with bounds', () => {
  // R. G. Newcombe, 'Two-sided confidence intervals for the single proportion', Statistics in Medicine 17, 1998, 857–872, table I, method 3.
  it.each([
    { count: 81, of: 263, low: 0.2553, high: 0.3662 },
    { count: 15, of: 148, low: 0.0624, high: 0.1605 },
    { count: 0, of: 20, low: 0, high: 0.1611 },
    { count: 1, of: 29, low: 0.0061, high: 0.1718 },
  ])('of $count in $of, as published by Newcombe', ({ count, of, low, high }) => {
    const found = wilson(count, of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('stays within 0 and 1 and about its share, whatever the counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), (of, any) => {
        const { share, low, high } = wilson(any % (of + 1), of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
      }),
    );
  });

  it.each([
    [1, 0],
    [3, 2],
    [-1, 5],
  ])('%i of %i is refused', (count, of) => {
    expect(() => wilson(count, of)).toThrow(RangeError);
  });

  it('is not said of fewer than 30', () => {
    expect(rateOf(8, 22)).toEqual({ count: 8, of: 22, share: null });
    expect(rateOf(0, 0)).toEqual({ count: 0, of: 0, share: null });
    expect(rateOf(8, 30).share).toMatchObject({ share: 8 / 30 });
  });
});

describe('the difference of two shares', () => {
  // R. G. Newcombe, 'Interval estimation for the difference between independent proportions', table II, method 10.
  it.each([
    { one: [56, 70], other: [48, 80], low: 0.0524, high: 0.3339 },
    { one: [9, 10], other: [3, 10], low: 0.1705, high: 0.809 },
    { one: [10, 10], other: [0, 20], low: 0.6791, high: 1 },
  ] as const)('of $one and $other, as published by Newcombe', ({ one, other, low, high }) => {
    const found = differenceOf(wilson(one[0], one[1]), wilson(other[0], other[1]));
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
});
