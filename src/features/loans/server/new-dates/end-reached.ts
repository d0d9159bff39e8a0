// Ends requests for a new date that a public holiday has brought: the instalment is due on the day that was asked for, and nothing is left to decide.
import { sql } from 'kysely';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { newDateDesk as texts } from '../../texts/staff-new-dates.ts';
import type { PostponedDate } from '../books/move-dates.ts';
import { newDateReached } from '../desk-happenings.ts';

/** The loans are locked, each before its requests. */
export async function endReached(work: Work, dates: readonly PostponedDate[]): Promise<void> {
  const { rows } = await sql<
    Columns<'due_date_requests', 'loan_id' | 'number' | 'wanted_due_on' | 'asked_by'>
  >`
    update due_date_requests r set status = 'Withdrawn', decided_at = ${work.now}::timestamptz, note = ${texts.reached}
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as p ("loanId" uuid, number int, "to" date)
    where r.loan_id = p."loanId" and r.number = p.number and r.status = 'Asked' and r.wanted_due_on <= p."to"
    returning r.loan_id, r.number, r.wanted_due_on, r.asked_by`.execute(work.db);
  await happenedAll(
    work,
    newDateReached,
    rows.map(({ loan_id, number, wanted_due_on, asked_by }) => ({
      facts: { subjectId: loan_id, accountId: asked_by },
      before: { instalment: number, dueOn: wanted_due_on },
    })),
  );
}
