import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';

let test: TestApp;
let own: Awaited<ReturnType<typeof lender>>;
let desk: Caller;
let borrower: Caller;
beforeAll(async () => {
  test = await openTestApp();
  own = await lender(test.services);
  desk = await loggedIn(test, own.account);
  borrower = await loggedIn(test, await someone(test.services, { firstName: 'Marcia', lastName: 'Onlyone' }));
});
afterAll(() => test.close());

const id = () => own.loanId as IdOf<'partner_loans'>;
const report = (what: 'view' | 'start') =>
  borrower.reply('POST /api/loan/:id/interest', { params: { id: id() }, body: { what } });
const read = () => desk.call('GET /api/loan/:id/interest', { params: { id: id() } });

describe('how borrowers take to a loan', () => {
  it('is nothing since the day of the loan until somebody looks', async () => {
    expect(await read()).toEqual({ since: dayOf(new Date()), views: 0, starts: 0, applications: 0 });
  });

  it('is counted by what they did', async () => {
    for (const what of ['view', 'view', 'start'] as const) expect((await report(what)).status).toBe(200);
    expect(await read()).toMatchObject({ views: 2, starts: 1 });
  });

  it('keeps two counts a day, and nothing of who looked', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'loan_interest' order by 1`.execute(
      test.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['day', 'partner_loan_id', 'starts', 'views']);
    const before = await writtenTo();
    await report('view');
    const after = await writtenTo();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['loan_interest']);
  });

  it('is of loans that can be applied for alone', async () => {
    await test.db.updateTable('partner_loans').set({ status: 'Inactive' }).where('id', '=', id()).execute();
    expect((await report('view')).status).toBe(404);
    await test.db.updateTable('partner_loans').set({ status: 'Active' }).where('id', '=', id()).execute();
    expect(await read()).toMatchObject({ views: 3 });
  });

  it('goes back 400 days, and forgets what is older with the next look', async () => {
    const today = dayOf(new Date());
    await test.db
      .insertInto('loan_interest')
      .values([
        { partner_loan_id: id(), day: addDays(today, -401), views: 50, starts: 5 },
        { partner_loan_id: id(), day: addDays(today, -400), views: 7, starts: 1 },
      ])
      .execute();
    expect(await read()).toMatchObject({ since: addDays(today, -400), views: 10, starts: 2 });
    await report('start');
    const days = await test.db.selectFrom('loan_interest').select('day').orderBy('day').execute();
    expect(days.map(({ day }) => day)).toEqual([addDays(today, -400), today]);
  });
});

/** The rows of each table, as text of all of them. */
async function writtenTo(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(test.db);
  const kept: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string }>`
      select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as all from ${sql.table(name)} t`.execute(
      test.db,
    );
    kept[name] = rows[0]?.all ?? '';
  }
  return kept;
}
