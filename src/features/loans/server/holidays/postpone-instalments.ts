// Moves the instalments that fall due on a holiday which an admin added after their schedule was made, to the next working day.
import { sql } from 'kysely';
import { addedHolidays, holdHolidays, POSTPONE_INSTALMENTS } from '#features/upkeep/server/holidays.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { daysClosedBy } from '#shared/working-days/working-days.ts';
import { earliestClosed } from '../../rules/arrears/postponed.ts';
import { isNothingDue } from '../../rules-in-sql/new-date.ts';
import { lockLoans } from '../books/lock-loans.ts';
import { postponeLoans } from './postpone-loans.ts';

const BATCH = 100;

/** Queued when a holiday is added. It also runs before each night's ageing, and at the start, for loans that were opened meanwhile. */
export const postponeInstalmentsJob = (services: Services): Job => ({
  name: POSTPONE_INSTALMENTS,
  cron: '1 0 * * *',
  atStart: true,
  run: async () => {
    await postponeInstalments(services, new Date());
  },
});

/**
 * Answers how many instalments it moved. What is left to do is read from the schedules themselves, so that a run which is cut short
 * is finished by the next one, and of two at once each instalment is moved by one.
 */
export async function postponeInstalments(services: Services, now: Date): Promise<number> {
  const work = backgroundWork(services, now);
  const added = await addedHolidays(work, earliestClosed(dayOf(now)));
  const closed = new Set([...added].flatMap((holiday) => daysClosedBy(holiday, added)));
  let moved = 0;
  for (const dueOn of closed) moved += await postponeAllOf(work, dueOn);
  return moved;
}

async function postponeAllOf(work: Work, dueOn: Day): Promise<number> {
  let moved = 0;
  for (let after: IdOf<'loans'> | null = null; ; ) {
    const batch: IdOf<'loans'>[] = await loansDueOn(work, dueOn, after);
    if (batch.length > 0) moved += await work.transaction((work) => postponeBatch(work, batch));
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return moved;
    after = last;
  }
}

async function loansDueOn({ db }: Work, dueOn: Day, after: IdOf<'loans'> | null): Promise<IdOf<'loans'>[]> {
  const { rows } = await sql<Columns<'loan_instalments', 'loan_id'>>`
    select distinct i.loan_id from loan_instalments i join loans l on l.id = i.loan_id
    where i.due_on = ${dueOn}::date ${after ? sql`and i.loan_id > ${after}::uuid` : sql``} and not ${isNothingDue('l', sql`i.number`)}
    order by i.loan_id limit ${BATCH}`.execute(db);
  return rows.map(({ loan_id }) => loan_id);
}

/** Moves one batch in a transaction of its own. It holds the holidays, so that none is removed meanwhile, and then the loans. */
async function postponeBatch(work: Work, batch: readonly IdOf<'loans'>[]): Promise<number> {
  const added = await holdHolidays(work, earliestClosed(dayOf(work.now)));
  const loans = await lockLoans(work, batch);
  const moved = await postponeLoans(work, [...loans.values()], added);
  return moved.reduce((sum, { postponed }) => sum + postponed.length, 0);
}
