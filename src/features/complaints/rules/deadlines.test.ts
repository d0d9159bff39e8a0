import { expect, test } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { ANSWER_DAYS, TAKE_UP_DAYS, workingDaysAfter } from './deadlines.ts';

test.each([
  // 2 March 2026 is a Monday.
  ['on Monday', '2026-03-02', 1, '2026-03-03'],
  ['on Thursday: Friday, then Monday', '2026-03-05', TAKE_UP_DAYS, '2026-03-09'],
  ['on Friday: Monday and Tuesday', '2026-03-06', TAKE_UP_DAYS, '2026-03-10'],
  ['on Saturday', '2026-03-07', TAKE_UP_DAYS, '2026-03-10'],
  ['on Sunday', '2026-03-08', TAKE_UP_DAYS, '2026-03-10'],
  ['three weeks', '2026-03-02', ANSWER_DAYS, '2026-03-23'],
  ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
])('%s: %s and %i working days are %s', (_what, day, count, due) => {
  expect(workingDaysAfter(day as Day, count)).toBe(due);
});
