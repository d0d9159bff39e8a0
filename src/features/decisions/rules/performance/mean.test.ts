// The mean with bounds, on figures whose spread is known.
import { describe, expect, it } from 'vitest';
import { meanOf } from './mean.ts';

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
