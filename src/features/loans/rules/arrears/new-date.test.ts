import { describe, expect, it, test } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { LoanState } from '../books/standing.ts';
import { type MovableInstalment, newDatesFor, whyNotAsk, whyNotGrant } from './new-date.ts';

/** Each as `due`, or `original → due` where it was moved; the first `paid` of them are paid. */
const loan = (dates: string[], paid = 0, state: LoanState = 'Active') => ({
  state,
  schedule: dates.map((text, index): MovableInstalment => {
    const [originalDueOn = '', dueOn = originalDueOn] = text.split(' → ').map((date) => `2026-${date}`);
    const hasNewDate = dueOn !== originalDueOn;
    return { number: index + 1, dueOn: day(dueOn), hasNewDate, isPaid: index < paid };
  }),
});
const monthly = ['02-28', '03-31', '04-30'];

describe('a new date', () => {
  it('is one of the 14 days after the present one on which money can be paid', () => {
    expect(newDatesFor(loan(monthly), day('2026-02-10'))).toEqual({
      instalment: 1,
      dueOn: '2026-02-28',
      // March 1st and 8th are Sundays.
      days: [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14].map(
        (date) => `2026-03-${String(date).padStart(2, '0')}`,
      ),
    });
  });

  it('is neither a public holiday nor one that an admin has added', () => {
    const may = newDatesFor(loan(['12-23']), day('2026-12-01'), {
      added: new Set([day('2026-12-31')]),
    });
    const days = 'days' in may ? may.days : [];
    expect(days).toContain('2026-12-24');
    // Christmas Day, Boxing Day and the day in its place, a Sunday, what was added, New Year’s Day.
    for (const closed of ['12-25', '12-26', '12-27', '12-31']) expect(days).not.toContain(`2026-${closed}`);
    expect(days).not.toContain('2027-01-01');
    expect(days.at(-1)).toBe('2027-01-06');
  });

  it('cannot be given where each day in between is closed', () => {
    expect(newDatesFor(loan(['02-28', '03-01']), day('2026-02-10'))).toEqual({ refused: 'new_date.no_room' });
  });

  it('is for the oldest instalment that is not paid', () => {
    expect(newDatesFor(loan(monthly, 1), day('2026-02-10'))).toMatchObject({ instalment: 2 });
  });

  it('is never after the next instalment', () => {
    expect(newDatesFor(loan(['02-07', '02-14']), day('2026-02-01'))).toMatchObject({
      days: expect.arrayContaining(['2026-02-14']),
    });
    expect(
      whyNotAsk(loan(['02-07', '02-14']), { instalment: 1, wantedOn: day('2026-02-16') }, day('2026-02-01')),
    ).toBe('new_date.out_of_range');
  });

  it('of the last instalment is bound by the 14 days alone', () => {
    expect(newDatesFor(loan(monthly, 2), day('2026-04-30'))).toMatchObject({
      days: expect.arrayContaining(['2026-05-14']),
    });
  });

  test.each<[string, ReturnType<typeof loan>, string, string]>([
    ['the day after it was due', loan(monthly, 0, 'InArrears'), '2026-03-01', 'new_date.too_late'],
    ['the day after it was due, before anybody counted', loan(monthly), '2026-03-01', 'new_date.too_late'],
    ['in arrears', loan(monthly, 0, 'InArrears'), '2026-02-10', 'new_date.too_late'],
    ['in default', loan(monthly, 0, 'Defaulted'), '2026-06-10', 'new_date.too_late'],
    ['repaid', loan(monthly, 3, 'Repaid'), '2026-02-10', 'new_date.nothing_due'],
    ['written off', loan(monthly, 0, 'WrittenOff'), '2026-02-10', 'new_date.nothing_due'],
    ['moved before', loan(['02-28 → 03-05', '03-31']), '2026-03-01', 'new_date.moved'],
    ['the next one due that day', loan(['02-07 → 02-14', '02-14'], 1), '2026-02-10', 'ok'],
    ['no day in between', loan(['02-14', '02-14']), '2026-02-10', 'new_date.no_room'],
  ])('%s', (_, of, today, answer) => {
    const found = newDatesFor(of, day(today));
    expect('refused' in found ? found.refused : 'ok').toBe(answer);
  });
});

describe('asking', () => {
  test.each([
    ['the first day on offer', 1, '2026-03-02', null],
    ['a Sunday', 1, '2026-03-08', 'new_date.out_of_range'],
    ['the last', 1, '2026-03-14', null],
    ['the present date', 1, '2026-02-28', 'new_date.out_of_range'],
    ['an earlier one', 1, '2026-02-20', 'new_date.out_of_range'],
    ['the fifteenth day', 1, '2026-03-15', 'new_date.out_of_range'],
    ['for a later instalment', 2, '2026-04-02', 'new_date.not_next'],
  ])('for %s', (_, instalment, wantedOn, refusal) => {
    const asked = { instalment, wantedOn: day(wantedOn) };
    expect(whyNotAsk(loan(monthly), asked, day('2026-02-28'))).toBe(refusal);
  });

  it('while a request waits is refused, and no day is on offer', () => {
    const asked = { instalment: 1, wantedOn: day('2026-03-05') };
    const refusal = 'new_date.asked';
    expect(whyNotAsk(loan(monthly), asked, day('2026-02-28'), { hasAsked: true })).toBe(refusal);
    expect(newDatesFor(loan(monthly), day('2026-02-28'), { hasAsked: true })).toEqual({ refused: refusal });
  });

  it('for a date where none can be given says why', () => {
    const asked = { instalment: 1, wantedOn: day('2026-03-05') };
    expect(whyNotAsk(loan(monthly, 3, 'Repaid'), asked, day('2026-02-28'))).toBe('new_date.nothing_due');
  });
});

describe('granting', () => {
  const asked = { number: 1, fromDueOn: day('2026-02-28'), wantedDueOn: day('2026-03-10') };

  test.each<[string, ReturnType<typeof loan>, string | null]>([
    ['what was asked', loan(monthly), null],
    ['what has fallen due meanwhile', loan(monthly, 0, 'InArrears'), null],
    ['what was paid meanwhile', loan(monthly, 1), 'new_date.paid'],
    ['of a loan repaid meanwhile', loan(monthly, 3, 'Repaid'), 'new_date.nothing_due'],
    ['of a loan written off meanwhile', loan(monthly, 0, 'WrittenOff'), 'new_date.nothing_due'],
    ['what was moved already', loan(['02-28 → 03-05', '03-31']), 'new_date.moved'],
    ['the day of the next instalment', loan(['02-28', '03-10']), null],
    ['what is no instalment of this loan', loan([]), 'new_date.nothing_due'],
    ['a day after the next instalment', loan(['02-28', '03-07']), 'new_date.out_of_range'],
  ])('%s', (_, of, refusal) => {
    expect(whyNotGrant(of, asked)).toBe(refusal);
  });

  test.each([
    ['the fourteenth day', '2026-03-14', null],
    ['the fifteenth', '2026-03-15', 'new_date.out_of_range'],
  ])('%s after it was due', (_, wanted, refusal) => {
    expect(whyNotGrant(loan(monthly), { ...asked, wantedDueOn: day(wanted) })).toBe(refusal);
  });

  test('the last instalment, the others being paid', () => {
    const last = { number: 3, fromDueOn: day('2026-04-30'), wantedDueOn: day('2026-05-14') };
    expect(whyNotGrant(loan(monthly, 2), last)).toBeNull();
  });
});
