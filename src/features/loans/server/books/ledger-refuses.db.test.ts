import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
let loan: RunningLoan;
let other: RunningLoan;
let entryId: string;
const lent = '2026-01-31' as Day;
beforeAll(async () => {
  test = await openTestApp();
  loan = await runningLoan(test.services, { disbursedOn: lent });
  other = await runningLoan(test.services, { disbursedOn: lent });
  const reference = await repaid(test.services, loan, 100_00, addDays(lent, 5));
  const entry = await test.db
    .selectFrom('loan_entries')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  entryId = entry.id;
});
afterAll(() => test.close());

/** By the tables' owner: whoever serves may do less. */
const run = (statement: string) => sql.raw(statement).execute(test.owner);

type Sides = { debit?: string; credit?: string; amount?: string; loanId?: string; entry?: string };
const transfer = ({
  debit = `'Cash'`,
  credit = `'Fee'`,
  amount = '5',
  loanId = loan.id,
  entry = entryId,
}: Sides) =>
  run(
    `insert into loan_transfers (entry_id, loan_id, debit, credit, amount_cents) values ('${entry}', '${loanId}', ${debit}, ${credit}, ${amount})`,
  );

type Fact = {
  kind?: string;
  amount?: string;
  on?: string;
  reference?: string;
  reverses?: string;
  number?: string;
};
const fact = ({
  kind = 'Repayment',
  amount = '5',
  on = addDays(lent, 6),
  reference = `'DIRECT'`,
  reverses = 'null',
  number = '90',
}: Fact) =>
  run(`insert into loan_entries (id, loan_id, number, kind, amount_cents, effective_on, reference, reverses, recorded_by, created_at)
    values ('${newId()}', '${loan.id}', ${number}, '${kind}', ${amount}, '${on}', ${reference}, ${reverses}, '${loan.officer.id}', now())`);

describe('the ledger, by whatever hand it is written, takes no', () => {
  it.each<[string, Sides, RegExp]>([
    ['transfer without its debit side', { debit: 'null' }, /null value/],
    ['transfer without its credit side', { credit: 'null' }, /null value/],
    ['transfer to an account that is not there', { debit: `'Pocket'` }, /debit_check/],
    ['transfer from an account to itself', { debit: `'Fee'` }, /loan_transfers_check/],
    ['transfer of nothing', { amount: '0' }, /amount_cents_check/],
    ['transfer of less than nothing', { amount: '-5' }, /amount_cents_check/],
    ['transfer of an unknown entry', { entry: '01900000-0000-7000-8000-000000000000' }, /foreign key/],
    ['second transfer between the same accounts', { credit: `'Interest'` }, /duplicate key/],
    ['balance below nothing', { credit: `'Principal'`, amount: '99999999' }, /principal_due_cents/],
  ])('%s', async (_, sides, refusal) => {
    await expect(transfer(sides)).rejects.toThrow(refusal);
  });

  it('transfer in the books of another loan', async () => {
    await expect(transfer({ loanId: other.id })).rejects.toThrow(/foreign key/);
  });

  it.each<[string, Fact, RegExp]>([
    ['entry of nothing', { amount: '0' }, /amount_cents_check/],
    ['entry of less than nothing', { amount: '-5' }, /amount_cents_check/],
    ['payment without a reference', { reference: 'null' }, /loan_entries_check/],
    ['reference in small letters', { reference: `'direct'` }, /reference_check/],
    ['reference with blanks around', { reference: `' DIRECT'` }, /reference_check/],
    ['reversal of nothing', { kind: 'Reversal', reference: 'null' }, /loan_entries_check/],
    ['number that is taken', { number: '1' }, /duplicate key/],
    ['money received tomorrow', { on: addDays(dayOf(new Date()), 1) }, /loan_entries_not_ahead/],
    ['money received before the loan', { on: addDays(lent, -1) }, /before its money is handed over/],
  ])('%s', async (_, wrong, refusal) => {
    await expect(fact(wrong)).rejects.toThrow(refusal);
  });

  it('second reversal of an entry, nor one in another loan', async () => {
    const own = { kind: 'Reversal', reference: 'null', reverses: `'${entryId}'` };
    const elsewhere = await test.db
      .selectFrom('loan_entries')
      .select('id')
      .where('loan_id', '=', other.id)
      .executeTakeFirstOrThrow();
    await expect(fact({ ...own, reverses: `'${elsewhere.id}'` })).rejects.toThrow(/foreign key/);
    await fact({ ...own, number: '91' });
    await expect(fact({ ...own, number: '92' })).rejects.toThrow(/duplicate key/);
  });

  it.each([
    ['change of a transfer', `update loan_transfers set amount_cents = amount_cents + 1`],
    ['removal of a transfer', `delete from loan_transfers`],
    ['emptying of its transfers', `truncate loan_transfers`],
    ['change of an amount', `update loan_entries set amount_cents = amount_cents + 1`],
    ['change of a day', `update loan_entries set effective_on = effective_on + 1`],
    [
      'change of a reference',
      `update loan_entries set reference = reference || 'X' where reference is not null`,
    ],
    ['removal of an entry', `delete from loan_entries`],
    ['emptying of its entries', `truncate loan_entries cascade`],
    ['change of an instalment', `update loan_instalments set interest_cents = interest_cents - 1`],
    ['removal of an instalment', `delete from loan_instalments`],
    ['date moved without a grant', `update loan_instalments set due_on = due_on + 1`],
    ['change of what was lent', `update loans set amount_cents = amount_cents + 1`],
    ['removal of a loan', `delete from loans`],
  ])('%s', async (_, statement) => {
    await expect(run(statement)).rejects.toThrow(/never|only|moves|append|change|removed|refused|stays|kept/);
  });
});
