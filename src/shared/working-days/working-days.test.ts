import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { day } from '#tests/support/days.ts';
import { addDays, type Day } from '../calendar.ts';
import { daysClosedBy, daysMovedBy, payableOn, postponedTo, workingDaysAfter } from './working-days.ts';

test.each([
  ['a Thursday', '2026-12-24', '2026-12-24'],
  ['a Saturday', '2026-11-28', '2026-11-28'],
  ['a Sunday: Monday', '2026-11-29', '2026-11-30'],
  ['Christmas Day, with Boxing Day and Sunday after it: Monday', '2026-12-25', '2026-12-28'],
  ['Good Friday: Saturday', '2026-04-03', '2026-04-04'],
  ['Easter Sunday, with Easter Monday after it: Tuesday', '2026-04-05', '2026-04-07'],
  ['a Sunday that is Christmas Day: Wednesday', '2022-12-25', '2022-12-28'],
  ['New Year, a Thursday: Friday', '2026-01-01', '2026-01-02'],
])('what falls due on %s', (_what, day, due) => {
  expect(payableOn(day as Day)).toBe(due);
});

test.each([
  // March 2nd 2026 is a Monday.
  ['on Monday', '2026-03-02', 1, '2026-03-03'],
  ['on Thursday: Friday, then Monday', '2026-03-05', 2, '2026-03-09'],
  ['on Friday: Monday and Tuesday', '2026-03-06', 2, '2026-03-10'],
  ['on Saturday', '2026-03-07', 2, '2026-03-10'],
  ['on Sunday', '2026-03-08', 2, '2026-03-10'],
  ['three weeks', '2026-03-02', 15, '2026-03-23'],
  ['over the end of a year, and New Year', '2026-12-31', 1, '2027-01-04'],
  ['over Easter', '2026-04-02', 2, '2026-04-08'],
  ['over Christmas', '2026-12-24', 1, '2026-12-28'],
])('%s: %s and %i working days are %s', (_what, day, count, due) => {
  expect(workingDaysAfter(day as Day, count)).toBe(due);
});

test('a day that was added is no working day either', () => {
  const added = new Set(['2026-03-02', '2026-03-03'] as Day[]);
  expect(payableOn('2026-03-01' as Day, added)).toBe('2026-03-04');
  expect(workingDaysAfter('2026-02-27' as Day, 1, added)).toBe('2026-03-04');
});

const added = (...days: string[]): ReadonlySet<Day> => new Set(days.map(day));

describe('what was due on a day when a holiday was added', () => {
  // April 3rd 2026 is Good Friday, the 5th a Sunday, the 6th Easter Monday.
  it.each([
    ['on it, is due on the next working day', '2026-03-31', ['2026-03-31'], '2026-04-01'],
    ['on it, is due after the holiday that follows', '2026-04-02', ['2026-04-02'], '2026-04-04'],
    ['on the Sunday after it, moves with it', '2026-04-05', ['2026-04-04'], '2026-04-07'],
    ['on a Sunday apart from it, stays as it was agreed', '2026-04-12', ['2026-04-04'], '2026-04-12'],
    ['on a working day, stays', '2026-04-01', ['2026-03-31'], '2026-04-01'],
  ])('%s', (_, due, holidays, expected) => {
    expect(postponedTo(day(due), added(...holidays))).toBe(expected);
  });

  it('is due never earlier for a later day, on a day open to payments where it moved, and stays once it has moved', () => {
    const anyDay = fc.integer({ min: 0, max: 60 }).map((after) => addDays(day('2026-03-01'), after));
    fc.assert(
      fc.property(anyDay, anyDay, fc.uniqueArray(anyDay, { maxLength: 8 }), (one, other, days) => {
        const holidays = new Set(days);
        const [first, second] = [one, other].toSorted();
        const [to, next] = [postponedTo(first ?? one, holidays), postponedTo(second ?? other, holidays)];
        expect(to <= next).toBe(true);
        expect(postponedTo(to, holidays)).toBe(to);
        if (to !== first) expect(payableOn(to, holidays)).toBe(to);
        const closed = days.flatMap((holiday) => daysClosedBy(holiday, holidays));
        expect(closed.includes(first ?? one)).toBe(to !== first);
      }),
    );
  });
});

test('what a holiday moves is what is due later with it than without it, and nothing else', () => {
  const begin = day('2026-03-25');
  const days = fc.integer({ min: 0, max: 14 }).map((after) => addDays(begin, after));
  fc.assert(
    fc.property(days, fc.array(days, { maxLength: 4 }), (holiday, others) => {
      const before = new Set(others.filter((other) => other !== holiday));
      const added = new Set([...before, holiday]);
      const all = Array.from({ length: 60 }, (_, after) => addDays(begin, after - 20));
      expect(daysMovedBy(holiday, before)).toEqual(
        all.filter((due) => postponedTo(due, added) !== postponedTo(due, before)),
      );
    }),
  );
});
