import { expect, test } from 'vitest';
import { showDollars } from '#shared/money.ts';
import { amountSize } from './amount-size.ts';

test.each([
  [5_000, 'text-amount'],
  [9_999.99, 'text-amount'],
  [10_000, 'text-amount-long'],
  [500_000, 'text-amount-long'],
])('an amount of %d dollars is written in the size %s', (dollars, size) => {
  expect(amountSize(showDollars(dollars))).toBe(size);
});
