import { expect, it } from 'vitest';
import { stockAfter } from './stock.ts';

it.each([
  ['three more come while two are redeemed', 3, 5, 8, 6],
  ['nothing was meant', 3, 5, 5, 3],
  ['the last ones are taken away', 3, 5, 0, 0],
  ['a limit is set where there was none', null, null, 10, 10],
  ['the limit is lifted', 3, 5, null, null],
  ['somebody else has lifted it meanwhile', null, 5, 8, 8],
  ['somebody else has set one meanwhile', 4, null, 10, 10],
])('%s', (_, now, shown, wanted, after) => {
  expect(stockAfter(now, shown, wanted)).toBe(after);
});
