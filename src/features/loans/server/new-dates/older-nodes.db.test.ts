// What nodes from before an added holiday could move a date have written, or write beside this version while nodes are replaced one by one.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOAN_CHECKS } from '#app/server/verify/loan-checks.ts';
import { faultyLoans } from '#app/server/verify/verify-loans.ts';
import { moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf } from '#tests/support/loans.ts';
import { pay, rowOf } from '../arrears/arrears.test-support.ts';
import { addedHoliday, scheduleOf } from '../holidays/holidays.test-support.ts';
import { postponeInstalments } from '../holidays/postpone-instalments.ts';
import { askedLoan, granted } from './new-dates.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ASKED = noonOf(day('2026-02-10'));

it('a node of the version before grants a date for an instalment that a holiday has moved', async () => {
  const loan = await askedLoan(test.services, { disbursedOn: day('2026-01-31') });
  await addedHoliday(test.services, day('2026-02-28'), day('2026-02-09'));
  await postponeInstalments(test.services, ASKED);
  expect((await scheduleOf(test.services, loan))[0]).toMatchObject({
    due_on: '2026-03-02',
    postponed_days: 2,
  });
  await test.db.transaction().execute(async (db) => {
    const officer = await moderator(test.services);
    await sql`update due_date_requests set status = 'Granted', decided_by = ${officer.id}, decided_at = ${ASKED}
      where id = ${loan.requestId}`.execute(db);
    await sql`update loan_instalments set due_on = ${loan.wantedOn}::date where loan_id = ${loan.id} and number = 1`.execute(
      db,
    );
  });
  expect((await scheduleOf(test.services, loan))[0]).toMatchObject({
    ...{ due_on: loan.wantedOn, original_due_on: '2026-02-28', postponed_days: 0 },
  });
  const moved = LOAN_CHECKS.find(({ name }) => name.startsWith('every date that was moved'));
  expect((await sql.raw(moved?.faults ?? '').execute(test.owner)).rows).toEqual([]);
});

it('what a version before said is due next, the first of two instalments on one day, is the sum of both since', async () => {
  const weekly = () =>
    askedLoan(test.services, {
      ...{ disbursedOn: day('2026-01-31'), repaymentOption: 'Weekly', later: 7 },
      ...{ amountCents: 10_000_00, rateMonthlyBps: 1_000, termMonths: 2 },
    });
  const loans = [await weekly(), await weekly(), await weekly()];
  const [untouched, partly, other] = loans;
  if (!untouched || !partly || !other) throw new RangeError('three loans');
  for (const loan of [untouched, partly]) await granted(test.services, loan.requestId, ASKED);
  await pay(test.services, partly, 200, day('2026-02-10'));
  const dueNext = () =>
    Promise.all(loans.map(async (loan) => (await rowOf(test.services, loan)).next_amount_cents));
  const right = await dueNext();
  expect(right).toEqual([3_000_00, 2_800_00, 1_500_00]);
  for (const [loan, before] of [
    [untouched, 1_500_00],
    [partly, 1_300_00],
  ] as const)
    await sql`update loans set next_amount_cents = ${before} where id = ${loan.id}`.execute(test.owner);
  const faulty = async () =>
    (await faultyLoans(test.db)).stood.filter((fault) => loans.some(({ id }) => fault.startsWith(id)));
  expect(await faulty()).toHaveLength(2);

  const migration = readFileSync('db/migrations/0256_dates-beside-older-nodes.sql', 'utf8');
  const { numAffectedRows } = await sql
    .raw(migration.slice(migration.indexOf('update loans')))
    .execute(test.owner);
  expect(numAffectedRows).toBe(2n);
  expect(await dueNext()).toEqual(right);
  expect(await faulty()).toEqual([]);
});
