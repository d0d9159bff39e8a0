// Reads the books of loans: terms, schedule, entries and the sum paid, as the rules take them.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { Entry, LoanAccount } from '../../rules/books/account.ts';
import { keptBooks } from '../../rules/books/kept-books.ts';
import type { LoanState } from '../../rules/books/standing.ts';
import type { DatedInstalment } from '../../rules/books/waterfall.ts';

export type LoanInBooks = {
  id: IdOf<'loans'>;
  number: string;
  state: LoanState;
  accountId: IdOf<'accounts'>;
  /** The lender; null for a loan of our own. */
  partnerId: IdOf<'partners'> | null;
  amountCents: Cents;
  disbursedOn: Day;
  agedOn: Day;
  defaultedOn: Day | null;
  /** What stood on record when it was written off; null of a loan that is not. */
  worstAtWriteOff: number | null;
  account: LoanAccount<IdOf<'loan_entries'>>;
};

/** Reads the loans that exist in one round trip, and answers them by id. Nothing is locked, so that a caller who decides on them has to lock them first (`lockLoans`). */
export async function readLoans(
  { db }: Pick<Work, 'db'>,
  ids: readonly string[],
): Promise<Map<string, LoanInBooks>> {
  const { rows } = await sql<Row>`
    select l.id, l.number, l.account_id, l.partner_id, l.amount_cents, l.fee_cents, l.disbursed_on, l.state, l.aged_on, l.defaulted_on,
      l.worst_days_late, l.written_off_on,
      l.fee_due_cents + l.interest_due_cents + l.principal_due_cents + l.written_off_cents - l.credit_cents as unpaid_cents,
      (select jsonb_agg(jsonb_build_array(i.number, i.due_on, i.original_due_on, i.due_on - i.postponed_days <> i.original_due_on,
          i.interest_cents, i.principal_cents) order by i.number)
        from loan_instalments i where i.loan_id = l.id) as instalments,
      (select jsonb_agg(jsonb_build_array(e.id, e.kind, e.amount_cents, e.effective_on, e.reverses) order by e.number)
        from loan_entries e where e.loan_id = l.id) as entries
    from loans l where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, inBooks(row)]));
}

type Row = Columns<
  'loans',
  | 'id'
  | 'number'
  | 'account_id'
  | 'partner_id'
  | 'amount_cents'
  | 'fee_cents'
  | 'disbursed_on'
  | 'state'
  | 'aged_on'
  | 'defaulted_on'
  | 'worst_days_late'
  | 'written_off_on'
> & {
  unpaid_cents: number;
  instalments: [number, Day, Day, boolean, number, number][];
  entries: [IdOf<'loan_entries'>, Entry['kind'], number, Day, IdOf<'loan_entries'> | null][];
};

function inBooks(row: Row): LoanInBooks {
  const schedule: DatedInstalment[] = row.instalments.map(
    ([number, dueOn, originalDueOn, hasNewDate, interest, principal]) => ({
      number,
      dueOn,
      originalDueOn,
      hasNewDate,
      interestCents: cents(interest),
      principalCents: cents(principal),
    }),
  );
  const owing = { feeCents: row.fee_cents, schedule };
  const entries = row.entries.map(([id, kind, amount, on, reverses]) => ({
    id,
    kind,
    amountCents: cents(amount),
    on,
    reverses,
  }));
  return {
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    partnerId: row.partner_id,
    amountCents: row.amount_cents,
    disbursedOn: row.disbursed_on,
    state: row.state,
    agedOn: row.aged_on,
    defaultedOn: row.defaulted_on,
    worstAtWriteOff: row.written_off_on === null ? null : row.worst_days_late,
    account: { owing, books: keptBooks(owing, entries, row.unpaid_cents), entries },
  };
}
