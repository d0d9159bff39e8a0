import { describe, expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { LoanEvent } from './account.ts';
import { having, opened, paid } from './books.test-support.ts';
import { isAged, keptInstalments, standingOf, worstDaysLate } from './standing.ts';

describe('where a loan of 31 January stands, due on 28 February, 31 March and 30 April', () => {
  it.each<[string, string, LoanEvent[], string, number, number]>([
    ['nothing is due yet', '2026-02-10', [], 'Active', 0, 0],
    ['on the due day it is not late', '2026-02-28', [], 'Active', 0, 0],
    ['the day after it is', '2026-03-01', [], 'InArrears', 1, 2_600],
    ['a cent short is late too', '2026-03-01', [paid(2_599.99, '2026-02-20')], 'InArrears', 1, 0.01],
    ['paid ahead is not late', '2026-03-31', [paid(5_200, '2026-02-20')], 'Active', 0, 0],
    ['two instalments overdue', '2026-04-01', [], 'InArrears', 32, 5_200],
    ['89 days', '2026-05-28', [], 'InArrears', 89, 7_800],
    ['90 days', '2026-05-29', [], 'Defaulted', 90, 7_800],
    ['paid', '2026-05-29', [paid(7_800, '2026-05-29')], 'Repaid', 0, 0],
    ['written off', '2026-08-30', [{ kind: 'WriteOff', on: day('2026-08-29') }], 'WrittenOff', 0, 0],
  ])('%s', (_, today, events, state, daysLate, overdue) => {
    const standing = standingOf(having(opened(), ...events), day(today));
    expect(standing).toMatchObject({ state, daysLate, overdueCents: Math.round(overdue * 100) });
    // The days of what is due count on each night, so a loan of which something is due has to be judged each night.
    expect(isAged(standing.state)).toBe(standing.oldestDueOn !== null);
  });

  it('names what is due next, and what is left of it', () => {
    const account = having(opened(), paid(3_000, '2026-02-20'));
    expect(standingOf(account, day('2026-03-01'))).toMatchObject({
      oldestDueOn: '2026-03-31',
      nextAmountCents: 2_200_00,
    });
  });
});

describe('how instalments were kept', () => {
  it('counts the day money was received, not the order in which it was recorded', () => {
    const account = having(opened(), paid(2_600, '2026-03-20'), paid(2_600, '2026-02-27'));
    expect(
      keptInstalments(account, day('2026-03-20')).map(({ paidOn, daysLate }) => [paidOn, daysLate]),
    ).toEqual([
      ['2026-02-27', 0],
      ['2026-03-20', 0],
      [null, 0],
    ]);
  });

  it('counts the days until today for what is not paid', () => {
    expect(worstDaysLate(opened(), day('2026-04-09'))).toBe(40);
  });

  it('never counted what was taken back', () => {
    const account = having(opened(), paid(2_600, '2026-02-20'), {
      kind: 'Reversal',
      reverses: 'e2',
      on: day('2026-03-10'),
    });
    expect(keptInstalments(account, day('2026-03-10'))[0]).toMatchObject({ paidOn: null, daysLate: 10 });
  });

  it('counts only money that stayed', () => {
    const account = having(opened(), paid(7_900, '2026-02-20'), {
      kind: 'Refund',
      amountCents: 100_00 as never,
      on: day('2026-02-21'),
    });
    // $7,900 settles the loan at $6,600: the rest is credit, of which $100 went back.
    expect(keptInstalments(account, day('2026-05-30')).every(({ paidOn }) => paidOn === '2026-02-20')).toBe(
      true,
    );
  });

  it('is not late when the date was moved', () => {
    const account = opened();
    const [first, ...rest] = account.owing.schedule;
    if (!first) throw new Error('a schedule has instalments');
    const moved = { ...account.owing, schedule: [{ ...first, dueOn: day('2026-03-10') }, ...rest] };
    expect(standingOf({ ...account, owing: moved }, day('2026-03-10')).daysLate).toBe(0);
    expect(standingOf({ ...account, owing: moved }, day('2026-03-11')).daysLate).toBe(1);
  });
});
