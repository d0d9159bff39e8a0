import { expect, it } from 'vitest';
import { pageOf } from './queue-place.ts';

const row = (_id: string, day: string) => ({ _id, created: `2026-03-0${day}T10:00:00.000Z` });
const shown = [row('d', '4'), row('e', '4'), row('f', '5')];

it.each([
  ['within the page stays on it', row('e', '4'), 2],
  ['between its rows stays on it', row('x', '4'), 2],
  ['after its last row is on the page after it', row('g', '5'), 3],
  ['before its first row begins at the start', row('a', '1'), 1],
  ['before its first row by id begins at the start', row('c', '4'), 1],
])('what comes %s', (_case, wanted, page) => {
  expect(pageOf(shown, 2, wanted)).toBe(page);
});

it('on a page that has emptied stays there', () => {
  expect(pageOf([], 2, row('a', '1'))).toBe(2);
});
