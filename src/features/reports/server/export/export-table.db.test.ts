import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { EXPORT_COLUMNS } from '../../rules/export-columns.ts';

let test: TestApp;
let officer: Someone;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  browser = await loggedIn(test, officer);
});
afterAll(() => test.close());

const download = async (query: string) => {
  const { status, body, headers } = await browser.get(`/api/export/${query}`);
  return { status, headers, lines: readCsv(String(body)) };
};

/** Rows as they might have been for years: several in one microsecond, and none on a whole millisecond. */
const manyPeople = (count: number) =>
  sql`
  insert into accounts (id, email, password_hash, first_name, last_name, user_type, status, info_status, created_at)
  select gen_random_uuid(), 'many-' || n || '@example.com', 'the hash', 'Many', 'Number ' || n, 'User',
    case when n % 5 = 0 then 'Active' else 'Created' end, 'FirstModel', timestamptz '2025-01-01' + (n / 3) * interval '1.000007 minutes'
  from generate_series(1, ${count}) n`.execute(test.db);

const audit = () =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('actor_id', '=', officer.id)
    .orderBy('created_at')
    .execute();

describe('an export', () => {
  it('streams five thousand accounts, each once, in the order in which they were made', async () => {
    await manyPeople(5_000);
    const { status, headers, lines } = await download('Account?columns=id,email,created&to=2025-12-31');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''accounts-[\d-]+\.csv$/),
    });
    const [headings, ...rows] = lines;
    expect(headings).toEqual(['Id', 'Email', 'Created']);
    const { rows: expected } = await sql<{ id: string; email: string; created: string }>`
      select id, email, to_char(created_at at time zone 'UTC' - interval '5 hours', 'YYYY-MM-DD HH24:MI:SS') as created
      from accounts where created_at < '2026-01-01 05:00Z' order by created_at, id`.execute(test.db);
    expect(rows).toEqual(expected.map(({ id, email, created }) => [id, email, created]));
    expect(rows).toHaveLength(5_000);
  });

  it('takes the chosen state and days, as Jamaica counts them', async () => {
    await someone(test.services, { email: 'edge@example.com' });
    await test.db
      .updateTable('accounts')
      .set({ created_at: new Date('2024-03-05T04:59:59Z'), status: 'Suspended' })
      .where('email', '=', 'edge@example.com')
      .execute();
    const emails = async (query: string) =>
      (await download(`Account?columns=email&${query}`)).lines.flat().slice(1);
    expect(await emails('from=2024-03-04&to=2024-03-04')).toEqual(['edge@example.com']);
    expect(await emails('from=2024-03-05&to=2024-03-05')).toEqual([]);
    expect(await emails('status=Suspended')).toEqual(['edge@example.com']);
    expect(await emails('to=2025-12-31&status=Active')).toHaveLength(1_000);
  });

  it('has every column unless some are chosen, and never a password hash', async () => {
    const person = await someone(test.services, { firstName: '=HYPERLINK("x")', lastName: 'Brown, "Bob"' });
    const { lines } = await download('Account?from=2026-01-01');
    expect(lines[0]).toHaveLength(EXPORT_COLUMNS.Account.length);
    const row = lines.find(([id]) => id === person.id);
    expect(row).toContain(`'=HYPERLINK("x")`);
    expect(row).toContain('Brown, "Bob"');
    expect((await browser.reply('GET /api/export/:id', { params: { id: 'Account' } })).body).not.toContain(
      'the hash',
    );
    for (const query of [
      'columns=password_hash',
      'columns=id,token',
      'status=Asleep',
      'from=soon',
      'from=2026-02-02&to=2026-02-01',
    ])
      expect((await browser.get(`/api/export/Account?${query}`)).status, query).toBe(422);
    expect((await browser.refused('GET /api/export/:id', { params: { id: 'Session' } })).status).toBe(404);
  });

  it('of applications has amounts in dollars and who decided', async () => {
    const { id } = await someone(test.services, { firstName: 'Zipporah', lastName: 'Quarrington' });
    await sql`
      with decision as (
        insert into decisions (id, account_id, model, policy_version, inputs, outcome, approved, score, grade, max_amount_cents,
          rate_monthly_bps, term_months, created_at, expires_at)
        values (gen_random_uuid(), ${id}, 'FirstModel', 1, '{}', '{}', true, 60, 'C', 500000, 750, 4, now(), now()) returning id)
      insert into applications (id, account_id, decision_id, model, amount_cents, rate_monthly_bps, term_months, status, loan_info,
        product_info, rejection_reason, decided_by, decided_at, created_at)
      select gen_random_uuid(), ${id}::uuid, id, 'FirstModel', 123456, 750, 4, 'Rejected', '{}', '{}', 'Too late', ${officer.id}::uuid, now(), now()
      from decision`.execute(test.db);
    const columns = 'fullName,loanAmount,interestRate,term,status,rejectionReason,decidedBy';
    const { lines } = await download(`Loan?columns=${columns}&status=Rejected`);
    expect(lines.slice(1)).toEqual([
      [
        'Zipporah Quarrington',
        '1234.56',
        '7.5',
        '4',
        'Rejected',
        'Too late',
        expect.stringContaining('Marcia'),
      ],
    ]);
  });

  it('of running loans has what is owed and late, and who lent', async () => {
    const island = await lender(test.services, { partner: { name: 'Island Credit' } });
    const late = await runningLoan(test.services, {
      lender: island,
      disbursedOn: addDays(dayOf(new Date()), -100),
      now: new Date(),
    });
    await runningLoan(test.services);
    const columns = 'number,lender,status,loanAmount,owed,principalDue,overdue,closed';
    const { lines, headers } = await download(`LoanAccount?columns=${columns}&status=InArrears`);
    expect(headers['content-disposition']).toMatch(/''running-loans-/);
    expect(lines.slice(1)).toEqual([
      [late.number, 'Island Credit', 'InArrears', '5000.00', '5750.00', '5000.00', '5750.00', ''],
    ]);
    const { lines: all } = await download('LoanAccount');
    expect(all).toHaveLength(3);
    expect(all[0]).toHaveLength(EXPORT_COLUMNS.LoanAccount.length);
  });

  it('is on record before its first row, and again with the number of rows after its last', async () => {
    const before = (await audit()).length;
    await download('Account?columns=id&to=2025-12-31&status=Active');
    expect((await audit()).slice(before)).toEqual([
      {
        action: 'export.download',
        after: { model: 'Account', columns: ['id'], status: 'Active', from: null, to: '2025-12-31' },
      },
      { action: 'export.finish', after: { model: 'Account', rows: 1_000, isWhole: true } },
    ]);
  });

  it('is for staff alone', async () => {
    const borrower = await loggedIn(test, await someone(test.services));
    expect((await borrower.refused('GET /api/export/:id', { params: { id: 'Account' } })).status).toBe(403);
  });
});
