import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf, type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { lockLoan } from './lock-loans.ts';
import { postAll } from './post.ts';

const disbursedOn = '2026-01-31' as Day;
const on = (days: number) => addDays(disbursedOn, days);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let references = 0;
async function post({ id, officer }: RunningLoan, event: LoanEvent, recordedOn: Day): Promise<string> {
  references += 1;
  const reference = `CANCELLED-${references}`;
  const work = workAs(test.services, officer, noonOf(recordedOn));
  await work.transaction(async (work) =>
    postAll(work, officer.id, [
      { loan: await lockLoan(work, id), event, ...(event.kind === 'Repayment' ? { reference } : {}) },
    ]),
  );
  const { id: entry } = await test.db
    .selectFrom('loan_entries')
    .select('id')
    .where('loan_id', '=', id)
    .where('kind', '=', event.kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return entry;
}

/** Its row, its instalments, the sums of its ledger by account, the lines that were there, the totals that hold it, and the seeds. */
async function rowsOf({ id, borrower }: RunningLoan, lines: number) {
  const { rows } = await sql<{ seen: object }>`select jsonb_build_object(
    'loan', (select to_jsonb(l) from loans l where l.id = ${id}),
    'instalments', (select jsonb_agg(to_jsonb(i) order by i.number) from loan_instalments i where i.loan_id = ${id}),
    'sums', (select jsonb_object_agg(account, sum) from (
      select account, sum(amount) from (
        select t.debit as account, t.amount_cents as amount from loan_transfers t join loan_entries e on e.id = t.entry_id where e.loan_id = ${id}
        union all select t.credit, -t.amount_cents from loan_transfers t join loan_entries e on e.id = t.entry_id where e.loan_id = ${id}) b
      group by account having sum(amount) <> 0) s),
    'lines', (select jsonb_agg(to_jsonb(e) order by e.number) from loan_entries e where e.loan_id = ${id} and e.number <= ${lines}),
    'totals', (select jsonb_agg(to_jsonb(p) order by to_jsonb(p)::text) from portfolio_totals p where p.loans <> 0),
    'seeds', (select coalesce(sum(balance), 0) from seed_accounts where id = ${borrower.id})) as seen`.execute(
    test.db,
  );
  return rows[0]?.seen;
}

it.each<[string, (loan: RunningLoan) => LoanEvent, number]>([
  [
    'a payment of an instalment, dated into its period',
    () => ({ kind: 'Repayment', amountCents: cents(1_916_66), on: on(20) }),
    40,
  ],
  [
    'a payment of a late loan, dated before it was due',
    () => ({ kind: 'Repayment', amountCents: cents(2_000_00), on: on(27) }),
    100,
  ],
  [
    'a payment that settles it on its first day',
    () => ({ kind: 'Repayment', amountCents: cents(5_250_00), on: on(0) }),
    20,
  ],
  ['a payment far beyond it', () => ({ kind: 'Repayment', amountCents: cents(9_000_00), on: on(3) }), 60],
  ['a waiver', () => ({ kind: 'Waiver', amountCents: cents(1_000_00), on: on(30) }), 90],
  ['a write-off', () => ({ kind: 'WriteOff', on: on(100) }), 120],
])('%s, then taken back, leaves every row and ledger line as before', async (_, eventOf, days) => {
  const loan = await runningLoan(test.services, { disbursedOn });
  // So that the row is judged for the day on which it is looked at again.
  await repaid(test.services, loan, 1_00, on(days));
  const before = await rowsOf(loan, 2);
  for (let time = 0; time < 3; time++) {
    const reverses = await post(loan, eventOf(loan), on(days));
    await post(loan, { kind: 'Reversal', reverses, on: on(days) }, on(days));
    expect(await rowsOf(loan, 2)).toEqual(before);
  }
});
