import { expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { having, opened, paid } from '../books/books.test-support.ts';
import { whyPaymentWaits, whyReversalWaits } from './two-people.ts';

/** $6,000 at 10 % a month from 31 January: three instalments of $2,600. */
const loan = opened();
const today = '2026-02-20' as Day;

it.each([
  [2_600, '2026-02-20', []],
  [2_600, '2026-02-17', []],
  [2_600, '2026-02-16', ['BackDated']],
  [5_000, '2026-02-20', []],
  [5_000.01, '2026-02-20', ['Large']],
  // On that day $6,600 pays it off: the interest of two periods has not begun.
  [6_600, '2026-02-20', ['Large']],
  [6_600.01, '2026-02-20', ['Overpays', 'Large']],
  [7_000, '2026-02-01', ['BackDated', 'Overpays', 'Large']],
])('a payment of $%d received on %s waits for: %j', (dollars, on, causes) => {
  const payment = { amountCents: cents(Math.round(dollars * 100)), on: on as Day };
  expect(whyPaymentWaits(loan, payment, { today, aloneUpToCents: cents(5_000_00) })).toEqual(causes);
});

it('what was paid before counts: a small payment can be too much', () => {
  const nearly = having(loan, paid(6_600, today));
  const payment = { amountCents: cents(1), on: today };
  expect(whyPaymentWaits(nearly, payment, { today, aloneUpToCents: cents(5_000_00) })).toEqual(['Overpays']);
});

const now = new Date('2026-02-20T15:00:00Z');
it.each([
  ['Repayment', 100, '2026-02-19T15:00:00Z', []],
  ['Repayment', 100, '2026-02-19T14:59:59.999Z', ['Old']],
  ['Repayment', 5_000.01, '2026-02-20T15:00:00Z', ['Large']],
  ['Refund', 1, '2026-02-20T14:00:00Z', ['TwoDecided']],
  ['Waiver', 1, '2026-01-20T14:00:00Z', ['TwoDecided', 'Old']],
] as const)('taking back a %s of $%d recorded at %s waits for: %j', (kind, dollars, at, causes) => {
  const entry = { kind, amountCents: cents(Math.round(dollars * 100)), recordedAt: new Date(at) };
  expect(whyReversalWaits(entry, { now, aloneUpToCents: cents(5_000_00) })).toEqual(causes);
});
