import { expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import { addUpLenderDays, lenderDays } from './lender-days.ts';

const on = (text: string, applied = 0, approved = 0, rejected = 0) => ({
  day: day(text),
  applied,
  approved,
  rejected,
});

it('every day of the range has its figures, or noughts where nothing happened', () => {
  const kept = [on('2026-02-27', 9, 9, 9), on('2026-02-28', 3, 2, 1), on('2026-03-02', 5)];
  expect(lenderDays(kept, { from: day('2026-02-28'), to: day('2026-03-02') })).toEqual([
    on('2026-02-28', 3, 2, 1),
    on('2026-03-01'),
    on('2026-03-02', 5),
  ]);
  expect(lenderDays([], { from: day('2026-03-01'), to: day('2026-03-01') })).toEqual([on('2026-03-01')]);
});

it('a week is named by its first day and has the sums of all', () => {
  const week = [on('2026-03-02', 1, 2, 3), on('2026-03-03', 10, 20, 30), on('2026-03-04')];
  expect(addUpLenderDays(week)).toEqual(on('2026-03-02', 11, 22, 33));
});

it('no days are not added up', () => {
  expect(() => addUpLenderDays([])).toThrow('no days to add up');
});
