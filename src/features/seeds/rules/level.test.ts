import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsPercentage, seedLevel } from './level.ts';

describe('seedLevel', () => {
  test.each([
    ['nothing given yet', 0, 0, 0, 'seed1'],
    ['one submitted is a quarter', 1, 0, 0, 'seed1'],
    ['six submitted make one and a half', 6, 0, 0, 'seed1'],
    ['six awaiting make three', 0, 6, 0, 'seed3'],
    ['four verified make three', 0, 0, 4, 'seed3'],
    ['five verified and one awaiting make 4.25', 0, 1, 5, 'seed4'],
    ['six verified are full-grown', 0, 0, 6, 'seed10'],
    ['nine verified are full-grown', 0, 0, 9, 'seed10'],
  ])('%s', (_case, submitted, submittedForVerification, verified, level) => {
    expect(seedLevel({ submitted, submittedForVerification, verified })).toBe(level);
  });
});

describe('pointsPercentage', () => {
  test.each([
    [0, [100, 100], 0],
    [50, [100, 100], 25],
    [199, [100, 100], 99],
    [250, [100, 100], 100],
    [10, [], 0],
  ])('%i of %j is %i per cent', (points, sections, percentage) => {
    expect(pointsPercentage(points, sections)).toBe(percentage);
  });

  test('is always a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(1_000), { maxLength: 20 }), (points, sections) => {
        const percentage = pointsPercentage(points, sections);
        return Number.isInteger(percentage) && percentage >= 0 && percentage <= 100;
      }),
    );
  });
});
