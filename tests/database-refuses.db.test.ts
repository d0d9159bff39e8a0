// What the database itself refuses, whatever the code above it does: the last of the guards, so asked without the others.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { openTestApp, type TestApp, workAs } from './support/database.ts';
import { type RunningLoan, runningLoan } from './support/loans.ts';

let test: TestApp;
let loan: RunningLoan;
beforeAll(async () => {
  test = await openTestApp();
  loan = await runningLoan(test.services);
  await workAs(test.services, loan.officer).transaction((work) =>
    grantSeeds(work, loan.borrower.id, { cause: 'a test', seeds: 5, reason: 'A test' }),
  );
});
afterAll(() => test.close());

const run = (statement: string) => sql.raw(statement).execute(test.db);

/** A row like the newest of a table, but for what is said. */
async function again(table: string, changed: Record<string, string | number | null>) {
  const { rows } = await sql<{
    column: string;
  }>`select quote_ident(column_name) as column from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(test.db);
  const columns = rows.map(({ column }) => column).join(', ');
  return run(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table},
    (select to_jsonb(t) from ${table} t order by created_at desc limit 1) || '${JSON.stringify(changed)}'::jsonb)`);
}

describe('for good stands', () => {
  it.each(['seed_transfers', 'decisions', 'form_versions', 'loan_transfers', 'policies', 'audit_entries'])(
    'a row of %s',
    async (table) => {
      if (table === 'audit_entries')
        await run(`insert into audit_entries (id, action, subject_kind, subject_id, created_at)
          values ('${newId()}', 'a.test', 'account', '${loan.borrower.id}', now())`);
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
        test.db,
      );
      expect(Number(rows[0]?.rows)).toBeGreaterThan(0);
      const column = table === 'loan_transfers' ? 'amount_cents' : 'created_at';
      const changes = [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ];
      for (const change of changes) {
        // Whoever serves has no right to it, and triggers stand before whoever has.
        await expect(run(change)).rejects.toThrow(/permission denied/);
        await expect(sql.raw(change).execute(test.owner)).rejects.toThrow(/never changed/);
      }
    },
  );
});

describe('once is', () => {
  it('an open application of a person', async () => {
    await expect(again('applications', { id: newId() })).rejects.toThrow(/applications_one_open/);
  });

  it('a loan of an application', async () => {
    const other = { id: newId(), number: '999999998', disbursement_reference: 'ANOTHER' };
    await expect(again('loans', other)).rejects.toThrow(/loans_one_of_application/);
  });

  it('an open request for a new date of a loan', async () => {
    const today = dayOf(new Date());
    const ask = () =>
      run(`insert into due_date_requests (id, loan_id, number, from_due_on, wanted_due_on, reason, asked_by, asked_at)
        values ('${newId()}', '${loan.id}', 1, '${today}', '${addDays(today, 3)}', 'x', '${loan.borrower.id}', now())`);
    await ask();
    await expect(ask()).rejects.toThrow(/due_date_requests_one_open/);
  });

  it('an address, in whatever letters', async () => {
    const other = { id: newId(), email: loan.borrower.email.toUpperCase() };
    await expect(again('accounts', other)).rejects.toThrow(/accounts_email/);
  });

  it('what one cause gives', async () => {
    await expect(again('seed_transfers', { id: newId() })).rejects.toThrow(/cause/);
  });
});

it('no balance of a person goes below zero', async () => {
  const spend = {
    id: newId(),
    cause: 'another',
    from_account: loan.borrower.id,
    to_account: '00000000-0000-7000-8000-000000000002',
  };
  await expect(again('seed_transfers', { ...spend, seeds: 6 })).rejects.toThrow(/person_never_negative/);
  await again('seed_transfers', { ...spend, seeds: 5 });
});

it('no loan is opened on other terms than were approved', async () => {
  const other = { id: newId(), number: '999999998', disbursement_reference: 'ANOTHER', term_months: 4 };
  await expect(again('loans', other)).rejects.toThrow(/follows an approved application/);
});
