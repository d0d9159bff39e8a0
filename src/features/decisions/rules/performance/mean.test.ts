// The mean with bounds, on figures whose spread is known.
import { describe, expect, it } from 'vitest';
import { differenceOfMeans, meanOf } from './mean.ts';

describe('a mean', () => {
  it('of 1 to 100 is 50.5, give or take 5.69: the spread of 1 to n is n (n + 1) ÷ 12', () => {
    const found = meanOf(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(found?.mean).toBe(50.5);
    const reach = 1.959964 * Math.sqrt((100 * 101) / 12 / 100);
    expect(found?.high).toBeCloseTo(50.5 + reach, 5);
    expect(found?.low).toBeCloseTo(50.5 - reach, 5);
  });

  it('is not said of fewer than 30', () => {
    expect(meanOf(Array(29).fill(5))).toBeNull();
    expect(meanOf(Array(30).fill(5))).toEqual({ mean: 5, low: 5, high: 5 });
  });
});

describe('the difference of two means', () => {
  const around = (middle: number, count: number) =>
    meanOf(Array.from({ length: count }, (_, place) => middle + (place % 2 === 0 ? 1 : -1))) ?? never();

  it('has bounds that chance leaves it: of a spread of 1, √(1/100 + 1/400) × 1.96', () => {
    const { difference, low, high } = differenceOfMeans(around(5, 100), around(3, 400));
    expect(difference).toBeCloseTo(2, 10);
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(1 / 99 + 1 / 399), 4);
  });

  it('holds 0 where it may be chance', () => {
    const { low, high } = differenceOfMeans(around(5, 30), around(5.1, 30));
    expect([low < 0, high > 0]).toEqual([true, true]);
  });
});

function never(): never {
  throw new Error('there are enough figures');
}
