import { expect, it } from 'vitest';
import { viewSearch } from './view-search.ts';

it.each([
  ['?status=Active&page=3', 'status=Active'],
  ['sort=-name&columns=name%2Cowed&status=Active', 'columns=name%2Cowed&sort=-name&status=Active'],
  ['search=marcia&with=01a&mail=01b&list=%2Fadmin&waiting=2&all=yes', ''],
  ['', ''],
])('of %s a view keeps %s', (address, kept) => {
  expect(viewSearch(address)).toBe(kept);
});
