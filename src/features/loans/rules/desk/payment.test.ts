import { expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { waiverFields } from '../../fields/desk-money.ts';
import { having, opened, paid } from '../books/books.test-support.ts';
import { whyNotBooked } from './may-book.ts';
import { errorsUpTo, previewPayment, readAmount } from './payment.ts';

const NO_AMOUNT = 'Give an amount above $0.00, at most $10,000,000.00, with two decimals at most.';

it.each([
  [0.01, 1],
  [1_916.66, 191_666],
  [10_000_000, 1_000_000_000],
  [10_000_000.01, null],
  [0, null],
  [-5, null],
  [10.001, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('of $%d so many cents may be recorded: %s', (dollars, amountCents) => {
  expect(readAmount(dollars)).toBe(amountCents);
});

it.each([
  [100, 'They moved.', {}],
  [100.01, 'They moved.', { amount: 'That is too much' }],
  [100.01, ' ', { amount: 'That is too much', reason: 'Please give the reason.' }],
  [null, 'They moved.', { amount: NO_AMOUNT }],
  [0, 'They moved.', { amount: NO_AMOUNT }],
  // One mistake is reported once: what is no amount is not called too much of it.
  [20_000_000, 'They moved.', { amount: NO_AMOUNT }],
])('of 100 dollars at most, %s because “%s”: %j', (amount, reason, errors) => {
  expect(errorsUpTo(100, 'That is too much', waiverFields(), { amount, reason })).toEqual(errors);
});

/** $6,000 at 10 % a month from 31 January: three instalments of $2,600. */
const loan = opened();
const early = '2026-02-10' as Day;
const preview = (dollars: number, on: Day = early) => {
  const event = paid(dollars, on);
  return 'amountCents' in event ? previewPayment(loan, event.amountCents, on, on) : null;
};

it.each([
  [100, { owedCents: 770_000, rebateCents: 0, creditCents: 0, settles: false }],
  [6_599.99, { owedCents: 120_001, rebateCents: 0, creditCents: 0, settles: false }],
  [6_600, { owedCents: 0, rebateCents: 120_000, creditCents: 0, settles: true }],
  [6_650, { owedCents: 0, rebateCents: 120_000, creditCents: 5_000, settles: true }],
])('a payment of $%d leaves %j', (dollars, left) => {
  expect(preview(dollars)).toMatchObject(left);
});

it('names the parts in their order, and what is due next', () => {
  expect(preview(700)).toMatchObject({
    parts: [
      { account: 'Interest', amountCents: 60_000 },
      { account: 'Principal', amountCents: 10_000 },
    ],
    next: { dueOn: '2026-02-28', amountCents: 190_000 },
  });
  expect(preview(6_600)?.next).toBeNull();
  // What is not charged any more is no part of what was paid.
  const parts = preview(6_600)?.parts ?? [];
  expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(660_000);
});

it('foretells nothing where the books would not take it', () => {
  const writtenBack = having(loan, { kind: 'Reversal', reverses: 'e1', on: early });
  const event = paid(10, early);
  expect('amountCents' in event && previewPayment(writtenBack, event.amountCents, early, early)).toBeNull();
});

it('says of a repaid loan that more is held, not that it settles it again', () => {
  const repaid = having(loan, paid(6_600, early));
  const more = paid(10, early);
  expect('amountCents' in more && previewPayment(repaid, more.amountCents, early, early)).toMatchObject({
    creditCents: 1_000,
    settles: false,
    parts: [{ account: 'Credit', amountCents: 1_000 }],
  });
});

it('asks of an event what booking it would answer', () => {
  expect(whyNotBooked(loan, { kind: 'WriteOff', on: early })).toBeNull();
  expect(whyNotBooked(having(loan, paid(6_600, early)), { kind: 'WriteOff', on: early })).toBe(
    'loan.nothing_owed',
  );
  const takenBack = { kind: 'Reversal', reverses: 'e1', on: early } as const;
  expect(whyNotBooked(loan, takenBack)).toBeNull();
  expect(whyNotBooked(having(loan, paid(1, early)), takenBack)).toBe('loan.payout_followed');
});
