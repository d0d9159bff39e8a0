import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import { anyKeptLoan } from '../../rules-in-sql/kept-loans.test-support.ts';
import { having, opened, owingOf, paid } from '../books/books.test-support.ts';
import { keptInstalments, standingOf } from '../books/standing.ts';
import { amountOf, instalmentsPaid } from '../books/waterfall.ts';
import { postponedBy, withDates } from './postponed.ts';

const added = (...days: string[]): ReadonlySet<Day> => new Set(days.map(day));

/** Due on 28 February, 31 March and 30 April 2026. */
const account = opened();

describe('a holiday that is added', () => {
  it('postpones what falls due on it to the next working day', () => {
    expect(postponedBy(account, added('2026-03-31'), day('2026-03-01'))).toEqual([
      { number: 2, from: '2026-03-31', to: '2026-04-01', leftCents: expect.any(Number) },
    ]);
  });

  it('leaves what is paid, and postpones what is paid in part with what is left of it', () => {
    const [first] = instalmentsPaid(account.owing, account.books);
    const dollars = (first ? amountOf(first) : 0) / 100;
    const half = having(account, paid(dollars / 2, '2026-02-10'));
    const whole = having(account, paid(dollars, '2026-02-10'));
    expect(postponedBy(half, added('2026-02-28'), day('2026-02-11'))).toMatchObject([
      { number: 1, from: '2026-02-28', to: '2026-03-02' },
    ]);
    expect(postponedBy(whole, added('2026-02-28'), day('2026-02-11'))).toEqual([]);
  });

  it('postpones two instalments of a daily loan to one day, in their order', () => {
    const daily = opened(owingOf({ repaymentOption: 'Daily', termMonths: 1, firstDay: day('2026-03-02') }));
    const postponed = postponedBy(daily, added('2026-03-07'), day('2026-03-03'));
    const after = withDates({ account: daily }, postponed).account.owing.schedule;
    // March 7th is a Saturday; what a Sunday had put on Monday the 9th is due there already.
    expect(postponed.map(({ number, to }) => [number, to])).toEqual([[5, '2026-03-09']]);
    expect(after.slice(4, 7).map(({ dueOn }) => dueOn)).toEqual(['2026-03-09', '2026-03-09', '2026-03-09']);
  });

  it('changes nothing of a loan that is written off or repaid', () => {
    const writtenOff = having(account, { kind: 'WriteOff', on: day('2026-02-10') });
    expect(postponedBy(writtenOff, added('2026-03-31'), day('2026-02-11'))).toEqual([]);
  });

  it('makes nobody later, keeps the order of whatever loan, and has nothing left to do afterwards', () => {
    const holidays = fc.array(fc.integer({ min: -40, max: 60 }), { maxLength: 6 });
    fc.assert(
      fc.property(anyKeptLoan, holidays, ({ account, today }, offsets) => {
        const days = new Set(offsets.map((offset) => addDays(today, offset)));
        const postponed = postponedBy(account, days, today);
        const after = withDates({ account }, postponed).account;
        const dates = after.owing.schedule.map(({ dueOn }) => dueOn);
        expect(dates).toEqual(dates.toSorted());
        expect(postponedBy(after, days, today)).toEqual([]);
        expect(standingOf(after, today).daysLate).toBeLessThanOrEqual(standingOf(account, today).daysLate);
        const before = keptInstalments(account, today);
        for (const [place, { paidOn, dueOn }] of keptInstalments(after, today).entries())
          if (paidOn !== null) expect(dueOn).toBe(before[place]?.dueOn);
      }),
    );
  });
});
