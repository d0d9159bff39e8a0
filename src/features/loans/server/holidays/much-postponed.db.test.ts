// A holiday on which more falls due than is read beforehand: the admin reads that it is at least so much, at the same cost however much it is.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { writePastTriggers } from '#tests/support/past-triggers.ts';
import { pagesRead } from '../../../../../bench/lists/plans.ts';
import { heardDuring } from '../../../../../bench/lists/recorded-calls.ts';
import { MOST_READ, showPostponed } from './show-postponed.ts';

const MARCH = day('2026-03-31');

let test: TestApp;
let owner: pg.Client;
let loan: RunningLoan;
beforeAll(async () => {
  test = await openTestApp();
  loan = await runningLoan(test.services, { disbursedOn: day('2026-01-31') });
  owner = await test.ownerConnection();
});
afterAll(() => test.close());

/** The loan so many times more, each with its schedule, past triggers and foreign keys. */
async function lentAgain(copies: number): Promise<void> {
  const { rows } = await owner.query<{ columns: string }>(
    "select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_name = 'loans' and is_generated = 'NEVER'",
  );
  const columns = rows[0]?.columns;
  await writePastTriggers(owner, [
    `create temp table copies as select gen_random_uuid() as copied, lpad(nextval('loan_numbers')::text, 9, '0') as drawn from generate_series(1, ${copies})`,
    `insert into loans (${columns}) select ${columns} from copies c cross join lateral (select copy.* from loans l, lateral jsonb_populate_record(l,
      jsonb_build_object('id', c.copied, 'application_id', c.copied, 'number', c.drawn, 'disbursement_reference', c.copied)) copy where l.id = '${loan.id}') again`,
    `insert into loan_instalments select copy.* from copies c, loan_instalments i, lateral jsonb_populate_record(i, jsonb_build_object('loan_id', c.copied)) copy
      where i.loan_id = '${loan.id}'`,
    'drop table copies',
  ]);
}

/** What is foretold, and the pages of memory that are read for it by the plan for all values. */
async function foretold() {
  const admin = await someone(test.services, { userType: 'Admin' });
  const { answer, statements } = await heardDuring(() =>
    showPostponed(workAs(test.services, admin, noonOf(day('2026-02-10'))), { query: { day: MARCH } }),
  );
  const asked = statements.filter(({ text }) => /\bloan_instalments\b/.test(text));
  return { ...answer, pages: await pagesRead(owner, asked) };
}

it('is foretold to the last instalment as far as is read, and beyond as at least so many, at the same cost', async () => {
  await lentAgain(MOST_READ - 1);
  const all = await foretold();
  expect([all.instalments, all.loans, all.hasMore]).toEqual([MOST_READ, MOST_READ, false]);
  await lentAgain(1);
  const least = await foretold();
  expect([least.instalments, least.hasMore]).toEqual([MOST_READ + 1, true]);
  await lentAgain(MOST_READ);
  const more = await foretold();
  expect([more.instalments, more.hasMore]).toEqual([MOST_READ + 1, true]);
  expect(least.pages).toBeGreaterThan(0);
  expect(more.pages / least.pages).toBeLessThanOrEqual(1.1);
});
