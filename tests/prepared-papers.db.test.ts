// The agreements that measurements are filled with are such as the product makes: `verify` finds nothing in them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOAN_CHECKS } from '#app/server/verify/loan-checks.ts';
import { cents } from '#shared/money.ts';
import { moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { approvedApplication, runningLoan } from '#tests/support/loans.ts';
import { preparedPapers } from '../bench/prepared-papers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('waits for its signature where an application is approved, and is not made beside a loan that runs', async () => {
  const { services } = test;
  const [borrower, officer] = [await someone(services), await moderator(services)];
  const terms = { amountCents: cents(500_000), rateMonthlyBps: 500, termMonths: 3 };
  const waiting = await approvedApplication(services, { borrower, officer, ...terms });
  // As demo people have one.
  await runningLoan(services);
  for (const statement of preparedPapers) await statement.execute(test.owner);
  const { rows } = await sql`select application_id, signed_at, paid_on from agreements`.execute(test.db);
  expect(rows).toEqual([{ application_id: waiting, signed_at: null, paid_on: null }]);
  const paid = LOAN_CHECKS.find(({ name }) => /paid on the day its loan began/.test(name));
  expect((await sql.raw(paid?.faults ?? '').execute(test.owner)).rows).toEqual([]);
});
