import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsPercentage, seedLevel } from './level.ts';

describe('seedLevel', () => {
  test.each([
    ['nothing given yet', 0, 0, 0, 'seed1'],
    ['one submitted is a quarter', 1, 0, 0, 'seed1'],
    ['three quarters are not one', 3, 0, 0, 'seed1'],
    ['four submitted make one', 4, 0, 0, 'seed1'],
    ['six submitted make one and a half', 6, 0, 0, 'seed1'],
    ['seven submitted are just below two', 7, 0, 0, 'seed1'],
    ['eight submitted make two', 8, 0, 0, 'seed2'],
    ['nine submitted make two and a quarter', 9, 0, 0, 'seed2'],
    ['one awaiting is a half', 0, 1, 0, 'seed1'],
    ['three awaiting make one and a half', 0, 3, 0, 'seed1'],
    ['four awaiting make two', 0, 4, 0, 'seed2'],
    ['six awaiting make three', 0, 6, 0, 'seed3'],
    ['nine awaiting make four and a half', 0, 9, 0, 'seed4'],
    ['one verified is three quarters', 0, 0, 1, 'seed1'],
    ['two verified make one and a half', 0, 0, 2, 'seed1'],
    ['three verified make two and a quarter', 0, 0, 3, 'seed2'],
    ['four verified make three', 0, 0, 4, 'seed3'],
    ['five verified are just below four', 0, 0, 5, 'seed3'],
    ['a quarter more makes four', 1, 0, 5, 'seed4'],
    ['five verified and one awaiting make 4.25', 0, 1, 5, 'seed4'],
    ['all kinds together make two and a half', 1, 3, 1, 'seed2'],
    ['six verified are full-grown', 0, 0, 6, 'seed10'],
    ['six verified are full-grown, whatever else there is', 3, 2, 6, 'seed10'],
    ['nine verified are full-grown', 0, 0, 9, 'seed10'],
    ['twenty submitted make five', 20, 0, 0, 'seed5'],
    ['twenty-four submitted make six', 24, 0, 0, 'seed6'],
    ['twenty-eight submitted make seven', 28, 0, 0, 'seed7'],
    ['thirty-two submitted make eight', 32, 0, 0, 'seed8'],
    ['just below the cap', 39, 0, 0, 'seed9'],
    ['at the cap', 40, 0, 0, 'seed10'],
    ['never above it', 48, 0, 0, 'seed10'],
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
