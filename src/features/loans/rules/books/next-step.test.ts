import { expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import type { LoanEvent } from './account.ts';
import { FIRST_DAY, having, opened, paid } from './books.test-support.ts';
import { opensNextOn } from './next-step.ts';

// Due on 28 February, 31 March and 30 April; the thirtieth day is 2 March.
it.each<[string, LoanEvent[], string, string]>([
  ['paid off within the hour', [paid(6_600, '2026-01-31')], '2026-01-31', '2026-03-02'],
  ['paid off on the 29th day', [paid(7_200, '2026-03-01')], '2026-03-01', '2026-03-02'],
  ['paid off on the 30th', [paid(7_200, '2026-03-02')], '2026-03-02', '2026-03-02'],
  ['one instalment kept', [paid(2_600, '2026-02-20'), paid(4_000, '2026-02-28')], '2026-02-28', '2026-03-02'],
  ['two kept', [paid(2_600, '2026-02-20'), paid(5_200, '2026-03-05')], '2026-03-05', '2026-03-05'],
  ['none kept, all paid late', [paid(7_800, '2026-06-30')], '2026-06-30', '2026-03-02'],
])('%s', (_, events, today, opens) => {
  const account = having(opened(), ...events);
  expect(opensNextOn({ account, disbursedOn: FIRST_DAY }, today as Day)).toBe(opens);
});
