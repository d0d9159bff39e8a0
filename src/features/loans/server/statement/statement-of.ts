// Reads all that a loan's statement says: who lent to whom on which terms, the schedule and every entry.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoanBooks, LoanSummary } from '../../contract.ts';
import { asOfOneMoment, booksOnWire, selectSummaries, summaryToday } from '../show-books.ts';

export type Statement = LoanBooks & {
  loan: LoanSummary;
  accountId: IdOf<'accounts'>;
  borrower: string;
  /** The lender; null for a loan of our own. */
  lender: { name: string; address: string } | null;
  disbursementReference: string;
  asOf: Date;
};

/** Whose the loan must be; 'anybody' for staff. */
export type Whose = { borrower: string } | { lendersAccount: string } | 'anybody';

/** Reads a statement. Refuses where there is no such loan of theirs. */
export const statementOf = (work: Work, id: IdOf<'loans'>, whose: Whose): Promise<Statement> =>
  asOfOneMoment(work, (work) => read(work, id, whose));

async function read(work: Work, id: IdOf<'loans'>, whose: Whose): Promise<Statement> {
  const row = await selectSummaries(work)
    .innerJoin('accounts as a', 'a.id', 'loans.account_id')
    .select(['loans.account_id', 'loans.disbursement_reference', 'partners.address as partner_address'])
    .select(['a.first_name', 'a.last_name', 'partners.account_id as lenders_account'])
    .where('loans.id', '=', id)
    .executeTakeFirst();
  if (!row || !isTheirs(row, whose)) return refuse('request.not_found');
  const { loan, schedule, entries } = await booksOnWire(work, id);
  return {
    loan: summaryToday(work, row, loan),
    schedule,
    entries,
    accountId: row.account_id,
    borrower: `${row.first_name} ${row.last_name}`,
    lender:
      row.partner_id === null ? null : { name: row.partner_name ?? '', address: row.partner_address ?? '' },
    disbursementReference: row.disbursement_reference,
    asOf: work.now,
  };
}

function isTheirs(
  row: { account_id: IdOf<'accounts'>; lenders_account: string | null },
  whose: Whose,
): boolean {
  if (whose === 'anybody') return true;
  return 'borrower' in whose
    ? row.account_id === whose.borrower
    : row.lenders_account === whose.lendersAccount;
}
