import { expect, test } from 'vitest';
import { changeOf, tooFewToSay } from './team-pace.ts';

test.each([
  [4, true],
  [5, false],
])('of %i decisions too little is known: %s', (decided, isFew) => {
  expect(tooFewToSay(decided)).toBe(isFew);
});

test.each([
  [12, 10, 20],
  [9, 12, -25],
  [7, 7, 0],
  [3, 0, null],
])('%i after %i is a change of %s per cent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
