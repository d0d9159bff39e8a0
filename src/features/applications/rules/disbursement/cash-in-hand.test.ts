import { expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { cashInHand } from './cash-in-hand.ts';

it.each([
  [5_000_00, 250_00, 4_750_00],
  [0, 0, 0],
  // Half a cent of the fee is rounded up, so what is handed over is a cent less.
  [10, 1, 9],
  [12_345_67, 617_28, 11_728_39],
])('of %d cents the fee is %d and %d are handed over', (amountCents, feeCents, cashInHandCents) => {
  expect(cashInHand(cents(amountCents))).toEqual({ feeCents, cashInHandCents });
});
