import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { bestRateFor, rateFor } from './rate.ts';

describe('the monthly rate', () => {
  it.each<[Grade, number, number, number]>([
    ['A', 0, 9, 500],
    ['A', 9, 9, 400], // the advertised 4 %
    ['A', 1, 9, 489], // 500 × 20 % × 1/9 = 11.1…, and 11 come off
    ['B', 3, 6, 540], // 600 × 20 % × 1/2 = 60
    ['C', 6, 6, 560],
    ['D', 0, 6, 800],
    ['D', 5, 9, 712], // 800 × 20 % × 5/9 = 88.8…, and 88 come off
    ['E', 9, 9, 800],
    ['E', 12, 9, 800], // never more than all
  ])('grade %s, %d of %d sections verified: %d basis points', (grade, verified, required, rate) => {
    expect(rateFor(defaultPolicy, grade, { verified, required })).toBe(rate);
  });

  it('is never below the advertised best, nor above the grade, and falls with every section', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...defaultPolicy.grades),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(20),
        ({ grade, rateMonthlyBps }, required, verified) => {
          const rate = rateFor(defaultPolicy, grade, { required, verified });
          expect(Number.isInteger(rate)).toBe(true);
          expect(rate).toBeGreaterThanOrEqual(Math.max(400, bestRateFor(defaultPolicy, grade)));
          expect(rate).toBeLessThanOrEqual(rateMonthlyBps);
          expect(rateFor(defaultPolicy, grade, { required, verified: verified + 1 })).toBeLessThanOrEqual(
            rate,
          );
        },
      ),
    );
  });

  it('holds the lowest rate even under a larger discount, and never raises a grade to it', () => {
    const generous = { ...defaultPolicy, discount: { mostBps: 9_000, lowestRateMonthlyBps: 400 } };
    expect(bestRateFor(generous, 'A')).toBe(400);
    const dearFloor = { ...defaultPolicy, discount: { mostBps: 2_000, lowestRateMonthlyBps: 700 } };
    expect(bestRateFor(dearFloor, 'A')).toBe(500);
  });

  it('refuses a grade without a price', () => {
    expect(() => rateFor({ ...defaultPolicy, grades: [] }, 'A', { required: 6, verified: 0 })).toThrow(
      new RangeError('the policy has no rate for grade A'),
    );
  });
});
