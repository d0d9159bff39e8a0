import { expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import type { LoanEvent } from './account.ts';
import { having, opened, owingOf, paid } from './books.test-support.ts';
import { onTimeChange } from './on-time.ts';

const takenBack = (reverses: string): LoanEvent => ({ kind: 'Reversal', reverses, on: day('2026-03-20') });
const waived = (dollars: number, on: string): LoanEvent => ({
  kind: 'Waiver',
  amountCents: cents(dollars * 100),
  on: day(on),
});

/** Due on 28 February, 31 March and 30 April, $2,600 each. */
it.each<[string, LoanEvent[], LoanEvent, number[], number[]]>([
  ['a payment on the due day keeps its instalment', [], paid(2_600, '2026-02-28'), [1], []],
  ['a payment a day late keeps none', [], paid(2_600, '2026-03-01'), [], []],
  ['a payment a cent short keeps none', [], paid(2_599.99, '2026-02-20'), [], []],
  ['a payment of two instalments keeps the one whose period runs', [], paid(5_200, '2026-02-20'), [1], []],
  ['on the due day the next period has not begun', [], paid(5_200, '2026-02-28'), [1], []],
  ['what is kept already is not kept again', [paid(2_600, '2026-02-20')], paid(2_600, '2026-03-10'), [2], []],
  [
    'a payment recorded late counts by its day',
    [paid(2_600, '2026-03-10')],
    paid(2_600, '2026-02-27'),
    [1, 2],
    [],
  ],
  [
    'one that ends the loan early keeps what was due by then, and no more',
    [],
    paid(6_600, '2026-02-10'),
    [1],
    [],
  ],
  [
    'what is given up after a payment earns nothing',
    [paid(100, '2026-02-10')],
    waived(2_500, '2026-02-20'),
    [],
    [],
  ],
  ['what is given up earns nothing', [], waived(2_600, '2026-02-20'), [], []],
  ['a payment taken back loses what it kept', [paid(5_200, '2026-02-20')], takenBack('e2'), [], [1]],
  ['a payment that kept nothing loses nothing', [paid(100, '2026-02-20')], takenBack('e2'), [], []],
])('%s', (_, events, event, kept, lost) => {
  const before = having(opened(), ...events);
  const after = having(before, event);
  expect(onTimeChange(before, after, day('2026-03-20'))).toMatchObject({ kept, lost });
});

it.each<[string, LoanEvent[], LoanEvent, 'kept' | 'lost' | 'restored' | null]>([
  ['a payment that ends the loan', [], paid(6_600, '2026-02-10'), 'kept'],
  ['a payment that leaves a cent', [], paid(6_599.99, '2026-02-10'), null],
  ['what is given up', [paid(6_000, '2026-02-10')], waived(1_800, '2026-02-20'), null],
  ['a payment beyond the loan', [paid(6_600, '2026-02-10')], paid(1, '2026-02-11'), null],
  ['the payment taken back', [paid(6_600, '2026-02-10')], takenBack('e3'), 'lost'],
  [
    'what is paid after all of a loan written off',
    [{ kind: 'WriteOff', on: day('2026-03-01') }],
    paid(7_800, '2026-03-20'),
    null,
  ],
  [
    'a write-off taken back, of a loan that was paid meanwhile',
    [{ kind: 'WriteOff', on: day('2026-03-01') }, paid(7_800, '2026-03-10')],
    takenBack('e2'),
    'restored',
  ],
])('%s: of the loan repaid', (_, events, event, repaid) => {
  const before = having(opened(), ...events);
  expect(onTimeChange(before, having(before, event), day('2026-03-20')).repaid).toBe(repaid);
});

it('a payment dated back ahead of what was kept takes its seeds; cancelled it gives them back, and no others', () => {
  const kept = having(opened(), paid(2_600, '2026-02-20'), paid(2_600, '2026-03-10'));
  const undone = having(kept, paid(5_300, '2026-02-10'));
  expect(onTimeChange(kept, undone, day('2026-03-20'))).toMatchObject({ lost: [2], restored: [] });
  const mistaken = undone.entries.find(({ on }) => on === '2026-02-10')?.id ?? '';
  const again = having(undone, takenBack(mistaken));
  expect(onTimeChange(undone, again, day('2026-03-20'))).toMatchObject({ kept: [], lost: [], restored: [2] });
});

// February 1st 2026 is a Sunday: the first two instalments fall due on Monday, the third on Tuesday.
it.each<[string, number, string, number[]]>([
  ['paid on that day both are kept', 2, '2026-02-02', [1, 2]],
  ['ahead of it, only the one whose period runs', 2, '2026-01-31', [1]],
  ['on the Sunday too', 2, '2026-02-01', [1]],
  ['and the next one has not begun', 3, '2026-02-02', [1, 2]],
])('of two instalments that a Sunday puts on one day: %s', (_, instalments, on, kept) => {
  const before = opened(owingOf({ repaymentOption: 'Daily', termMonths: 1, rateMonthlyBps: 0 }));
  const [first] = before.owing.schedule;
  const dollars = ((first?.principalCents ?? 0) * instalments) / 100;
  expect(onTimeChange(before, having(before, paid(dollars, on)), day('2026-02-02'))).toMatchObject({ kept });
});
