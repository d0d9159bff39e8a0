// Holidays that admins add, and what their loans then look like: for the tests about them.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { LOAN_CHECKS } from '#app/server/verify/loan-checks.ts';
import { addHoliday } from '#features/upkeep/server/holidays.ts';
import type { Services } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import { type Someone, someone } from '#tests/support/builders.ts';
import { type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf, type RunningLoan } from '#tests/support/loans.ts';

/** Added at noon of a day before it, as its admin does. */
export async function addedHoliday(services: Services, day: Day, on: Day, admin?: Someone): Promise<void> {
  const by = admin ?? (await someone(services, { userType: 'Admin' }));
  await addHoliday(workAs(services, by, noonOf(on)), { body: { day, name: 'General election' } });
}

export const scheduleOf = ({ db }: Services, { id }: Pick<RunningLoan, 'id'>) =>
  db
    .selectFrom('loan_instalments')
    .select(['number', 'due_on', 'original_due_on', 'postponed_days'])
    .where('loan_id', '=', id)
    .orderBy('number')
    .execute();

export const datesOf = async (services: Services, loan: Pick<RunningLoan, 'id'>): Promise<Day[]> =>
  (await scheduleOf(services, loan)).map(({ due_on }) => due_on);

/** What `verify` finds wrong with the dates of instalments. */
export async function faultyDates({ owner }: Pick<TestApp, 'owner'>): Promise<unknown[]> {
  const checks = LOAN_CHECKS.filter(({ name }) =>
    /date that was moved|in their order|falls due on a holiday/.test(name),
  );
  expect(checks).toHaveLength(3);
  const found = await Promise.all(checks.map(({ faults }) => sql.raw(faults).execute(owner)));
  return found.flatMap(({ rows }) => rows);
}
