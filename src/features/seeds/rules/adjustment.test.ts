import { expect, test } from 'vitest';
import { mayTake, readSeeds } from './adjustment.ts';

test.each([
  ['1', 1],
  [' 40 ', 40],
  ['100000', 100_000],
  ['100001', null],
  ['0', null],
  ['', null],
  ['1.5', null],
  ['-5', null],
  ['many', null],
])('%j seeds', (typed, seeds) => {
  expect(readSeeds(typed)).toBe(seeds);
});

test.each([
  [40, 40, true],
  [41, 40, false],
  [1, 0, false],
])('%i of %i: %s', (seeds, balance, may) => {
  expect(mayTake(seeds, balance)).toBe(may);
});
