import { expect, test } from 'vitest';
import { mayRedeem } from './may-redeem.ts';
import { maySettle } from './may-settle.ts';
import { nextPrize } from './next-prize.ts';
import { stepsOf } from './steps.ts';

const prize = {
  type: 'Redeem',
  pointRequired: 100,
  stock: null,
  isRedeemed: false,
  isRemoved: false,
} as const;

test.each([
  ['with seeds to the last one', prize, 100, null],
  ['with one left in stock', { ...prize, stock: 1 }, 100, null],
  ['with a seed too few', prize, 99, 'prize.too_few_seeds'],
  ['with no seeds', prize, 0, 'prize.too_few_seeds'],
  ['when none is left', { ...prize, stock: 0 }, 100, 'prize.out_of_stock'],
  ['when none is left and seeds are missing', { ...prize, stock: 0 }, 0, 'prize.out_of_stock'],
  ['when it was redeemed', { ...prize, isRedeemed: true }, 500, 'prize.redeemed'],
  [
    'when it was redeemed and then removed',
    { ...prize, isRedeemed: true, isRemoved: true },
    500,
    'prize.redeemed',
  ],
  ['when it was removed', { ...prize, isRemoved: true }, 500, 'prize.removed'],
  ['when contests give it', { ...prize, type: 'Prize' as const }, 500, 'prize.contest_only'],
])('%s', (_, offered, balance, code) => {
  const verdict = mayRedeem(offered, balance);
  expect(verdict.may ? null : verdict.code).toBe(code);
});

test.each([
  [1, 'You need 1 seed more for this. Each section you submit earns some.'],
  [40, 'You need 40 seeds more for this. Each section you submit earns some.'],
])('%i missing are named', (missing, message) => {
  expect(mayRedeem(prize, 100 - missing)).toMatchObject({ may: false, message });
});

test.each([
  ['Tap Redeem, copy the code, dial *121*', ['Tap Redeem', 'Copy the code', 'Dial *121*']],
  ['A voucher of $1,500 for school, show it', ['A voucher of $1,500 for school', 'Show it']],
  [' , Enjoy ,', ['Enjoy']],
])('%j holds its steps', (description, steps) => {
  expect(stepsOf(description)).toEqual(steps);
});

const priced = [300, 100, 200].map((pointRequired) => ({ pointRequired }));
test.each([
  [0, 100, false, []],
  [100, 200, false, [100]],
  [250, 300, false, [100, 200]],
  [300, 300, true, [100, 200, 300]],
])('with %i seeds the next one costs %i', (balance, next, hasPoints, within) => {
  const found = nextPrize(priced, balance);
  expect(found).toMatchObject({ prize: { pointRequired: next }, hasPoints });
  expect(found.redeems.map(({ pointRequired }) => pointRequired)).toEqual(within);
});

test('with nothing to redeem there is no next one', () => {
  expect(nextPrize([], 50)).toEqual({ prize: null, hasPoints: false, redeems: [] });
});

test.each([
  ['Pending', true],
  ['Fulfilled', false],
  ['Cancelled', false],
] as const)('a redemption that is %s: may it be settled? %s', (status, may) => {
  expect(maySettle({ status })).toBe(may);
});
