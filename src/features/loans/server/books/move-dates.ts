// Writes the dates of a schedule that move: to the new date that was granted, or off a holiday that was added. The loans are locked.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';

/** The database lets a date move only as a granted request says, so that the request is settled before. */
export async function writeNewDate(
  { db }: Work,
  loanId: IdOf<'loans'>,
  { number, dueOn }: { number: number; dueOn: Day },
): Promise<void> {
  await db
    .updateTable('loan_instalments')
    .set({ due_on: dueOn, postponed_days: 0 })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .execute();
}

export type PostponedDate = { loanId: IdOf<'loans'>; number: number; to: Day };

/** One statement moves all of them. The database lets a date move only off an added holiday. */
export async function writePostponed({ db }: Work, dates: readonly PostponedDate[]): Promise<void> {
  if (dates.length === 0) return;
  await sql`
    update loan_instalments i set due_on = p."to", postponed_days = i.postponed_days + (p."to" - i.due_on)
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as p ("loanId" uuid, number int, "to" date)
    where i.loan_id = p."loanId" and i.number = p.number`.execute(db);
}
