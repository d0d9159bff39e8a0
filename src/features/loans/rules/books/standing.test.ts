import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import type { LoanEvent } from './account.ts';
import { FIRST_DAY, having, opened, owingOf, paid } from './books.test-support.ts';
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

describe('what is due next where holidays have put instalments on one day', () => {
  /** $2,600 each, due on 28 February, 31 March and 30 April, unless said otherwise. */
  const dueOn = (...days: string[]) => {
    const account = opened();
    const schedule = account.owing.schedule.map((one, index) => ({ ...one, dueOn: day(days[index] ?? '') }));
    return { ...account, owing: { ...account.owing, schedule } };
  };
  const LAST_TWO = ['2026-02-28', '2026-04-30', '2026-04-30'];
  it.each<[string, string[], LoanEvent[], string, string, number]>([
    ['the last two are not next', LAST_TWO, [], '2026-02-10', '2026-02-28', 2_600],
    ['the first is paid', LAST_TWO, [paid(2_600, '2026-02-28')], '2026-03-01', '2026-04-30', 5_200],
    ['and a part more', LAST_TWO, [paid(3_600, '2026-02-28')], '2026-03-01', '2026-04-30', 4_200],
    ['all three', ['2026-04-30', '2026-04-30', '2026-04-30'], [], '2026-02-10', '2026-04-30', 7_800],
    ['two that are late', ['2026-02-28', '2026-02-28', '2026-04-30'], [], '2026-03-01', '2026-02-28', 5_200],
  ])('%s', (_, days, events, today, oldestDueOn, next) => {
    const standing = standingOf(having(dueOn(...days), ...events), day(today));
    expect(standing).toMatchObject({ oldestDueOn, nextAmountCents: next * 100 });
  });

  it('is enough not to be late on the day after, and a cent less is not', () => {
    fc.assert(
      fc.property(
        fc.record({
          amountCents: fc.integer({ min: 500_00, max: 20_000_00 }).map(cents),
          termMonths: fc.integer({ min: 1, max: 4 }),
          repaymentOption: fc.constantFrom('Weekly' as const, 'Fortnightly' as const, 'Monthly' as const),
        }),
        fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
        ({ amountCents, ...terms }, together) => {
          const account = opened(owingOf({ amountCents, ...terms }));
          const { schedule } = account.owing;
          // Each instalment that is drawn falls due with the one after it.
          const moved = [...schedule];
          for (let index = moved.length - 2; index >= 0; index--) {
            const [one, next] = moved.slice(index);
            if (together[index] && one && next) moved[index] = { ...one, dueOn: next.dueOn };
          }
          const loan = { ...account, owing: { ...account.owing, schedule: moved } };
          const { oldestDueOn, nextAmountCents } = standingOf(loan, FIRST_DAY);
          if (oldestDueOn === null) throw new Error('nothing is paid, so something is due');
          const dayAfter = addDays(oldestDueOn, 1);
          const lateAfter = (amount: number) =>
            standingOf(having(loan, paid(amount / 100, oldestDueOn)), dayAfter).daysLate;
          expect([lateAfter(nextAmountCents), lateAfter(nextAmountCents - 1)]).toEqual([0, 1]);
        },
      ),
    );
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
