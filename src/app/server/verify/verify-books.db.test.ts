import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAdjustment } from '#features/loans/server/desk/ask-adjustment.ts';
import { approveAdjustment } from '#features/loans/server/desk/decide-adjustment.ts';
import { recordRepayment } from '#features/loans/server/desk/record-repayment.ts';
import { reverseEntry } from '#features/loans/server/desk/reverse-entry.ts';
import { csvOf, previewed } from '#features/loans/server/imports/imports.test-support.ts';
import { recordImport } from '#features/loans/server/imports/record-import.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { type Finding, verify } from './verify.ts';

let test: TestApp;
let olive: Someone;
let sam: Someone;
let loan: RunningLoan;
let paidOff: RunningLoan;
let file: IdOf<'repayment_imports'>;
const today = dayOf(new Date());

const adjusted = async (
  { id }: RunningLoan,
  body: { kind: 'Waiver' | 'WriteOff'; amount: number | null },
) => {
  await askAdjustment(workAs(test.services, olive), { params: { id }, body: { ...body, reason: 'A storm' } });
  await approved({ id });
};
const approved = async ({ id }: Pick<RunningLoan, 'id'>) => {
  const asked = await test.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', id)
    .where('status', '=', 'Asked')
    .executeTakeFirstOrThrow();
  await approveAdjustment(workAs(test.services, sam), { params: { id: asked.id }, body: { note: '' } });
};
const pay = ({ id }: RunningLoan, amount: number, reference: string) =>
  recordRepayment(workAs(test.services, olive), {
    params: { id },
    body: { amount, receivedOn: today, reference, note: '' },
  });

beforeAll(async () => {
  test = await openTestApp();
  [olive, sam] = [await moderator(test.services), await moderator(test.services)];
  const known = { disbursedOn: addDays(today, -150) };
  loan = await runningLoan(test.services, known);
  paidOff = await runningLoan(test.services, known);
  await pay(loan, 100, 'BY-HAND');
  await adjusted(loan, { kind: 'Waiver', amount: 50 });
  // Written off, recovered, and the write-off taken back: nothing is left for that to move.
  await adjusted(paidOff, { kind: 'WriteOff', amount: null });
  await pay(paidOff, 5_750, 'RECOVERED');
  const { id } = await test.db
    .selectFrom('loan_entries')
    .select('id')
    .where('kind', '=', 'WriteOff')
    .executeTakeFirstOrThrow();
  await reverseEntry(workAs(test.services, olive), {
    params: { id },
    body: { reason: 'Paid' },
  });
  await approved(paidOff);
  const browser = await loggedIn(test, olive);
  file = await previewed(
    test.services,
    browser,
    csvOf([
      { number: loan.number, reference: 'in-file', amount: '10' },
      { number: 'none', reference: 'wrong' },
    ]),
  );
  await test.db
    .updateTable('repayment_imports')
    .set({ state: 'Recording', confirmed_by: olive.id, confirmed_at: new Date() })
    .where('id', '=', file)
    .execute();
  await recordImport(test.services, file);
});
afterAll(() => test.close());

async function faulty(): Promise<string[]> {
  const all: Finding[] = [];
  await verify(test.db, test.services.files, (finding) => all.push(finding));
  return all.filter(({ faults }) => faults > 0).map(({ name }) => name);
}

const tamper = (statements: readonly string[]) =>
  test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  });

const MOVED = 'every entry of a loan moved what it says';
const STOOD = 'every loan stands where its entries put it';

describe('npm run verify, of the books', () => {
  it('finds nothing wrong with what staff booked and took back', async () => {
    expect(await faulty()).toEqual([]);
  });

  const entry = () => `loan_id = '${loan.id}' and reference = 'BY-HAND'`;
  const byHand = () => `entry_id = (select id from loan_entries where ${entry()})`;
  it.each<[string, () => string[], () => string[], string]>([
    [
      'an amount that was changed in the entry alone',
      () => [`update loan_entries set amount_cents = amount_cents + 1 where ${entry()}`],
      () => [`update loan_entries set amount_cents = amount_cents - 1 where ${entry()}`],
      MOVED,
    ],
    [
      'a transfer more, with the balance and the totals that go with it',
      () => [
        `insert into loan_transfers values ((select id from loan_entries where ${entry()}), '${loan.id}', 'Waived', 'Interest', 1)`,
        `update loans set interest_due_cents = interest_due_cents - 1, overdue_cents = overdue_cents - 1, next_amount_cents = next_amount_cents - 1 where id = '${loan.id}'`,
        `update portfolio_totals set owed_cents = owed_cents - 1 where (state, ageing) = (select state, ageing from loans where id = '${loan.id}')`,
      ],
      () => [
        `delete from loan_transfers where ${byHand()} and debit = 'Waived'`,
        `update loans set interest_due_cents = interest_due_cents + 1, overdue_cents = overdue_cents + 1, next_amount_cents = next_amount_cents + 1 where id = '${loan.id}'`,
        `update portfolio_totals set owed_cents = owed_cents + 1 where (state, ageing) = (select state, ageing from loans where id = '${loan.id}')`,
      ],
      MOVED,
    ],
    [
      'money booked as if it were given up',
      () => [`update loan_transfers set debit = 'Waived' where ${byHand()}`],
      () => [`update loan_transfers set debit = 'Cash' where ${byHand()}`],
      MOVED,
    ],
    [
      'a transfer that is gone',
      () => [`update loan_transfers set entry_id = '${file}' where ${byHand()}`],
      () => [
        `update loan_transfers set entry_id = (select id from loan_entries where ${entry()}) where entry_id = '${file}'`,
      ],
      MOVED,
    ],
    [
      'books that cannot be followed',
      () => [`update loan_entries set kind = 'Repayment' where number = 1 and loan_id = '${loan.id}'`],
      () => [`update loan_entries set kind = 'Disbursement' where number = 1 and loan_id = '${loan.id}'`],
      MOVED,
    ],
    [
      'another amount due next',
      () => [`update loans set next_amount_cents = next_amount_cents + 1 where id = '${loan.id}'`],
      () => [`update loans set next_amount_cents = next_amount_cents - 1 where id = '${loan.id}'`],
      STOOD,
    ],
    [
      'another day of default',
      () => [`update loans set defaulted_on = defaulted_on + 1 where id = '${loan.id}'`],
      () => [`update loans set defaulted_on = defaulted_on - 1 where id = '${loan.id}'`],
      STOOD,
    ],
    [
      'the day of a default that is counted on another',
      () => [`update daily_figures set day = day + 1 where figure = 'loansDefaulted'`],
      () => [`update daily_figures set day = day - 1 where figure = 'loansDefaulted'`],
      'the figures of each day count the loans of that day',
    ],
    [
      'a waiver that one person asked for and approved',
      () => [
        `alter table loan_adjustments drop constraint loan_adjustments_two_people`,
        `update loan_adjustments set decided_by = asked_by where kind = 'Waiver'`,
      ],
      () => [
        `update loan_adjustments set decided_by = '${sam.id}' where kind = 'Waiver'`,
        `alter table loan_adjustments add constraint loan_adjustments_two_people check (decided_by <> asked_by)`,
      ],
      'all that is given up or taken back of a loan was asked for by one person and decided by another',
    ],
    [
      'a waiver booked at more than was asked for',
      () => [`update loan_adjustments set amount_cents = amount_cents - 1 where kind = 'Waiver'`],
      () => [`update loan_adjustments set amount_cents = amount_cents + 1 where kind = 'Waiver'`],
      'all that is given up or taken back of a loan was asked for by one person and decided by another',
    ],
    [
      'a row of a file that is booked with another amount',
      () => [`update repayment_import_rows set amount_cents = amount_cents + 1 where verdict = 'Recorded'`],
      () => [`update repayment_import_rows set amount_cents = amount_cents - 1 where verdict = 'Recorded'`],
      'every row that was recorded from a file is in the books as the file says',
    ],
    [
      'a count of the rows of a file',
      () => [`update repayment_import_totals set rows = rows + 1 where verdict = 'BadNumber'`],
      () => [`update repayment_import_totals set rows = rows - 1 where verdict = 'BadNumber'`],
      'the counts of files of repayments are true',
    ],
    [
      'a date that nobody granted',
      () => [
        `update loan_instalments set due_on = due_on + 1 where loan_id = '${paidOff.id}' and number = 3`,
      ],
      () => [
        `update loan_instalments set due_on = due_on - 1 where loan_id = '${paidOff.id}' and number = 3`,
      ],
      'every date that was moved was granted, or moved off a holiday',
    ],
    [
      'an instalment that falls due before the one before it',
      () => [
        `update loan_instalments set due_on = due_on + 60, original_due_on = original_due_on + 60 where loan_id = '${paidOff.id}' and number = 2`,
      ],
      () => [
        `update loan_instalments set due_on = due_on - 60, original_due_on = original_due_on - 60 where loan_id = '${paidOff.id}' and number = 2`,
      ],
      'the instalments of a loan fall due in their order',
    ],
    [
      'an unpaid instalment on a holiday that was added the day before yesterday',
      () => [
        `update loans set created_at = created_at - interval '3 days' where id = '${loan.id}'`,
        `update loan_instalments set due_on = due_on + 180, original_due_on = original_due_on + 180 where loan_id = '${loan.id}' and number = 3`,
        `insert into added_holidays select due_on, 'A storm', '${olive.id}', now() - interval '2 days' from loan_instalments where loan_id = '${loan.id}' and number = 3`,
      ],
      () => [
        'delete from added_holidays',
        `update loan_instalments set due_on = due_on - 180, original_due_on = original_due_on - 180 where loan_id = '${loan.id}' and number = 3`,
        `update loans set created_at = created_at + interval '3 days' where id = '${loan.id}'`,
      ],
      'nothing that is unpaid falls due on a holiday that an admin has added',
    ],
    [
      'a count of requests for new dates',
      () => [`update due_date_request_totals set requests = requests + 1 where status = 'Asked'`],
      () => [`update due_date_request_totals set requests = requests - 1 where status = 'Asked'`],
      'the counts of requests for new dates are true',
    ],
    [
      'a reversal of another amount',
      () => [`update loan_entries set amount_cents = amount_cents + 1 where kind = 'Reversal'`],
      () => [`update loan_entries set amount_cents = amount_cents - 1 where kind = 'Reversal'`],
      'every reversal takes back all of one entry of its own loan',
    ],
  ])('finds %s', async (_, breakIt, mendIt, name) => {
    await tamper(breakIt());
    const found = await faulty();
    await tamper(mendIt());
    expect(found).toContain(name);
    expect(await faulty()).toEqual([]);
  });
});
