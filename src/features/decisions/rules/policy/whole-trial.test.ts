import { expect, it } from 'vitest';
import { isWholeTrial } from './whole-trial.ts';

it.each([
  [500, 500, true],
  [499, 499, false],
  [499, 500, true],
  [0, 1, true],
  [1, 1, false],
  [5_000, 5_000, true],
])('a trial of %i people of %i asked for: %s', (peopleTried, peopleAsked, is) =>
  expect(isWholeTrial({ peopleTried, peopleAsked })).toBe(is),
);
