// Asks the rules once more: given the entries alone, which transfers belong to each, and where does each loan stand?

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { replay } from '#features/loans/rules/books/account.ts';
import { defaultedOn, standingOf, worstDaysLate } from '#features/loans/rules/books/standing.ts';
import { settlementDay } from '#features/loans/rules/books/sums-paid.ts';
import { balancesOf } from '#features/loans/rules/books/waterfall.ts';
import { type LoanInBooks, readLoans } from '#features/loans/server/books/read-loans.ts';
import type { Db } from '#platform/server/database/database.ts';
import { nilId } from '#shared/id.ts';

const LOANS_AT_ONCE = 500;

type Faults = {
  lookedAt: number;
  /** Entries whose transfers differ from those that the rules make of them. */
  moved: string[];
  /** Loans that do not stand where their entries put them. */
  stood: string[];
};

export async function faultyLoans(db: Db): Promise<Faults> {
  const faults: Faults = { lookedAt: 0, moved: [], stood: [] };
  for (let after = nilId<'loans'>(); ; ) {
    const rows = await db
      .selectFrom('loans')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(LOANS_AT_ONCE)
      .execute();
    await lookAt(db, rows, faults);
    const last = rows.at(-1);
    if (!last || rows.length < LOANS_AT_ONCE) return faults;
    after = last.id;
  }
}

async function lookAt(db: Db, rows: Selectable<Tables['loans']>[], faults: Faults): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const read = await readLoans({ db }, ids);
  const transfers = await db.selectFrom('loan_transfers').selectAll().where('loan_id', 'in', ids).execute();
  const byEntry = Map.groupBy(transfers, ({ entry_id }) => entry_id);
  for (const row of rows) {
    faults.lookedAt += 1;
    const loan = read.get(row.id);
    if (!loan) throw new RangeError('a loan that was just read');
    try {
      lookAtOne(row, loan, byEntry, faults);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.moved.push(`${row.id}: the books of loan ${row.number} cannot be followed: ${reason}`);
    }
  }
}

function lookAtOne(
  row: Selectable<Tables['loans']>,
  { account: { owing, entries } }: LoanInBooks,
  written: Map<string, Selectable<Tables['loan_transfers']>[]>,
  faults: Faults,
): void {
  const books = replay(owing, entries);
  for (const { id, kind, transfers } of books.entries) {
    const due = transfers.map(({ debit, credit, amountCents }) => `${debit} ← ${credit} ${amountCents}`);
    const found = (written.get(id) ?? []).map((one) => `${one.debit} ← ${one.credit} ${one.amount_cents}`);
    const [right, moved] = [due, found].map((sides) => sides.toSorted().join(', '));
    if (right !== moved)
      faults.moved.push(
        `${id}: ${kind} of loan ${row.number} moved ${moved || 'nothing'}, not ${right || 'nothing'}`,
      );
  }
  const wrong = whereWrong(row, books.account);
  if (wrong.length > 0) faults.stood.push(`${row.id}: loan ${row.number}: ${wrong.join('; ')}`);
}

/** The columns of a loan's row that differ from what follows from its entries. */
function whereWrong(row: Selectable<Tables['loans']>, account: LoanInBooks['account']): string[] {
  const asOf = row.aged_on;
  const { owing, books } = account;
  const balances = balancesOf(owing, books);
  const standing = standingOf(account, asOf);
  const kept: [string, unknown, unknown][] = [
    ['fee', row.fee_due_cents, balances.feeCents],
    ['interest', row.interest_due_cents, balances.interestCents],
    ['principal', row.principal_due_cents, balances.principalCents],
    ['credit', row.credit_cents, balances.creditCents],
    ['written off', row.written_off_cents, balances.writtenOffCents],
    ['written off at all', row.written_off_on !== null, books.writtenOff],
    ['state', row.state, standing.state],
    ['days late', row.days_late, standing.daysLate],
    ['overdue', row.overdue_cents, standing.overdueCents],
    ['oldest due day', row.oldest_due_on, standing.oldestDueOn],
    ['next amount', row.next_amount_cents, standing.nextAmountCents],
    ...(books.writtenOff
      ? []
      : ([
          ['default', row.defaulted_on, defaultedOn(account, asOf)],
          ['worst days late', row.worst_days_late, worstDaysLate(account, asOf)],
          ['settlement', books.settledOn, settlementDay(account)],
        ] as [string, unknown, unknown][])),
  ];
  return kept
    .filter(([, has, should]) => has !== should)
    .map(([what, has, should]) => `${what} is ${has}, by its entries ${should}`);
}
