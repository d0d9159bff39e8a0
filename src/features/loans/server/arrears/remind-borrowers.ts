// Reminds borrowers of instalments by mail and bell: before they are due, on the day, and at a few steps while they are late.

import { sql } from 'kysely';
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { mayRemindAt, reminderDue, type SentReminder } from '../../rules/arrears/reminders.ts';
import { mayBeReminded } from '../../rules-in-sql/reminders.ts';
import { lockLoans } from '../books/lock-loans.ts';
import { type DueReminder, sendReminders } from './send-reminders.ts';

const BATCH = 500;

/** Runs every morning, and when a server starts by day. Of reminders that were missed, a borrower gets only the one that is true now. */
export const remindBorrowersJob = (services: Services): Job => ({
  name: 'remind-borrowers',
  cron: '0 7 * * *',
  atStart: true,
  run: async () => {
    const now = new Date();
    if (mayRemindAt(now)) await remindBorrowers(services, now);
  },
});

/** Answers how many borrowers it reminded. However often and on however many nodes it runs, each reminder is sent once. */
export async function remindBorrowers(services: Services, now: Date): Promise<number> {
  const work = backgroundWork(services, now);
  let reminded = 0;
  for (let after: Place | null = null; ; ) {
    const batch: Place[] = await toRemind(work, after);
    if (batch.length > 0) reminded += await work.transaction((work) => remindBatch(work, batch));
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return reminded;
    after = last;
  }
}

type Place = { id: IdOf<'loans'>; dueOn: Day };

/** Loans for which a reminder may be due, along the index of what falls due. */
async function toRemind({ db, now }: Work, after: Place | null): Promise<Place[]> {
  const { rows } = await sql<
    Columns<'loans', 'id'> & { due_on: NonNullable<Column<'loans', 'oldest_due_on'>> }
  >`
    select l.id, l.oldest_due_on as due_on from loans l
    where ${mayBeReminded('l', dayOf(now))} ${after ? sql`and (l.oldest_due_on, l.id) > (${after.dueOn}::date, ${after.id}::uuid)` : sql``}
    order by l.oldest_due_on, l.id limit ${BATCH}`.execute(db);
  return rows.map(({ id, due_on }) => ({ id, dueOn: due_on }));
}

/** Reminds one batch in a transaction of its own. It holds the loans' locks, so that it sees what was paid or sent meanwhile. */
async function remindBatch(work: Work, batch: readonly Place[]): Promise<number> {
  const today = dayOf(work.now);
  const ids = batch.map(({ id }) => id);
  const loans = await lockLoans(work, ids);
  const sent = await sentReminders(work, ids);
  const asked = await loansThatAsked(work, ids);
  const added = await addedHolidays(work, today);
  const due = [...loans.values()].flatMap((loan): DueReminder[] => {
    const about = { ...loan.account, disbursedOn: loan.disbursedOn };
    const around = { added, hasAsked: asked.has(loan.id) };
    const reminder = reminderDue(about, today, sent.get(loan.id) ?? [], around);
    return reminder ? [{ loan, reminder }] : [];
  });
  return sendReminders(work, due);
}

/** The loans of which a request for a new date waits. */
async function loansThatAsked({ db }: Work, ids: readonly IdOf<'loans'>[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('due_date_requests')
    .select('loan_id')
    .where('loan_id', 'in', ids)
    .where('status', '=', 'Asked')
    .execute();
  return new Set(rows.map(({ loan_id }) => loan_id));
}

async function sentReminders(
  { db }: Work,
  ids: readonly IdOf<'loans'>[],
): Promise<Map<string, SentReminder[]>> {
  const rows = await db
    .selectFrom('loan_reminders')
    .select(['loan_id', 'number', 'due_on', 'kind'])
    .where('loan_id', 'in', ids)
    .execute();
  const byLoan = Map.groupBy(rows, ({ loan_id }) => loan_id);
  return new Map(
    [...byLoan].map(([id, sent]) => [
      id,
      sent.map(({ number, due_on, kind }) => ({ number, dueOn: due_on, kind })),
    ]),
  );
}
