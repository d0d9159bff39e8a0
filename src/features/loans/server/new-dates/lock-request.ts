// Takes the locks that a decision on a new date needs, the loan's first, and settles the request.

import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { type LockedLoan, lockLoan } from '../books/lock-loans.ts';

export type OpenRequest = {
  id: IdOf<'due_date_requests'>;
  loan: LockedLoan;
  number: number;
  /** The present date of the instalment. */
  dueOn: Day;
  /** Its date when the new one was asked for. */
  fromDueOn: Day;
  wantedDueOn: Day;
  email: string;
};

/** Refuses one that is settled. Each loan is locked before its requests, so that no two actions wait for each other. */
export async function lockRequest(work: Work, id: IdOf<'due_date_requests'>): Promise<OpenRequest> {
  const known = await work.db
    .selectFrom('due_date_requests')
    .select('loan_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) return refuse('request.not_found');
  const loan = await lockLoan(work, known.loan_id);
  const row = await work.db
    .selectFrom('due_date_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.asked_by')
    .select(['r.number', 'r.from_due_on', 'r.wanted_due_on', 'r.status', 'a.email'])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirstOrThrow();
  if (row.status !== 'Asked') return refuse(staffLoanRefusals['new_date.settled']);
  return {
    id,
    loan,
    number: row.number,
    dueOn: loan.account.owing.schedule.find(({ number }) => number === row.number)?.dueOn ?? row.from_due_on,
    fromDueOn: row.from_due_on,
    wantedDueOn: row.wanted_due_on,
    email: row.email,
  };
}

type Settled =
  | { status: 'Granted' | 'Refused'; decidedBy: IdOf<'accounts'>; note: string | null }
  | { status: 'Withdrawn' };

export async function settleRequest(
  work: Work,
  id: IdOf<'due_date_requests'>,
  settled: Settled,
): Promise<void> {
  const decision =
    settled.status === 'Withdrawn' ? {} : { decided_by: settled.decidedBy, note: settled.note || null };
  await work.db
    .updateTable('due_date_requests')
    .set({ status: settled.status, decided_at: work.now, ...decision })
    .where('id', '=', id)
    .execute();
}
