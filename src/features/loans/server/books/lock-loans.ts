// Takes the locks of loans and reads their books: whatever is then decided stays true until the transaction ends.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { type LoanInBooks, readLoans } from './read-loans.ts';

/** A loan whose lock this transaction holds. */
export type LockedLoan = LoanInBooks;

/** Locks and reads the loans that exist, and answers them by id. They are locked in the order of their ids, so that two batches never wait for each other. */
export async function lockLoans(work: Work, ids: readonly IdOf<'loans'>[]): Promise<Map<string, LockedLoan>> {
  if (ids.length === 0) return new Map();
  const once = [...new Set(ids)];
  await work.db.selectFrom('loans').select('id').where('id', 'in', once).orderBy('id').forUpdate().execute();
  // Only a statement after the lock sees what was written while it waited.
  return readLoans(work, once);
}

/** Locks and reads one loan. It refuses an id that no loan has. */
export async function lockLoan(work: Work, id: IdOf<'loans'>): Promise<LockedLoan> {
  return (await lockLoans(work, [id])).get(id) ?? refuse('request.not_found');
}
