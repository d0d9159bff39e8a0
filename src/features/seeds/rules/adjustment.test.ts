import { expect, test } from 'vitest';
import { adjustmentErrors, mayTake } from './adjustment.ts';

const whole = 'Give a whole number from 1 to 100,000.';

test.each([
  [1, undefined],
  [40, undefined],
  [100_000, undefined],
  [100_001, whole],
  [0, whole],
  [null, whole],
  [1.5, whole],
  [-5, whole],
  [Number.NaN, whole],
])('%j seeds', (seeds, error) => {
  expect(adjustmentErrors({ direction: 'grant', seeds, reason: 'For the wait' }, 0).seeds).toBe(error);
});

test.each([
  [40, 40, true],
  [41, 40, false],
  [1, 0, false],
])('%i of %i: %s', (seeds, balance, may) => {
  expect(mayTake(seeds, balance)).toBe(may);
  const errors = adjustmentErrors({ direction: 'take', seeds, reason: 'Granted twice' }, balance);
  expect('seeds' in errors).toBe(!may);
});
