// Forgets, every night, information that nobody has touched for 24 months; while a loan or an application runs it stays.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import { openBusinessOf } from '#features/applications/server/open-business.ts';
import { forgetOldVisitors } from '#features/complaints/server/complaint-records.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { addMonths, dayOf, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { whyNotDelete } from '../rules/may-delete.ts';
import { oldInformationForgotten } from './happenings.ts';
import { forgetWhatIsOld } from './personal-records.ts';
import { removeFilesLater } from './remove-files.ts';

const KEPT_MONTHS = 24;
const BATCH = 200;

export const forgetOldInformationJob = (services: Services): Job => ({
  name: 'forget-old-information',
  cron: '10 4 * * *',
  run: async () => {
    await forgetOldInformation(services, new Date());
  },
});

/** Forgets what is old, and answers of how many people something was forgotten. A run that was cut short is finished by the next. */
export async function forgetOldInformation(services: Services, now: Date): Promise<number> {
  const before = startOfDay(addMonths(dayOf(now), -KEPT_MONTHS));
  const work = backgroundWork(services, now);
  await work.transaction((work) => forgetOldVisitors(work, before));
  let forgotten = 0;
  for (let after = ''; ; ) {
    const people = await peopleWithOldInformation(work, before, after);
    for (const id of people) {
      const done = await work.transaction((work) => forgetOf(work, id, before));
      if (done) forgotten += 1;
    }
    const last = people.at(-1);
    if (last === undefined || people.length < BATCH) return forgotten;
    after = last;
  }
}

async function forgetOf(work: Work, id: IdOf<'accounts'>, before: Date): Promise<boolean> {
  await work.db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  // Money that is held for somebody needs their account, and not what they answered years ago.
  if (whyNotDelete({ ...(await openBusinessOf(work, id)), credits: 0 }) !== null) return false;
  await removeFilesLater(work, await forgetWhatIsOld(work, id, before));
  await happened(
    work,
    oldInformationForgotten,
    { subjectId: id, accountId: id },
    { after: { before: before.toISOString() } },
  );
  return true;
}

/** The next people with old information, in the order of their ids, so that those who are held back are not met twice. */
async function peopleWithOldInformation(
  work: Work,
  before: Date,
  after: string,
): Promise<IdOf<'accounts'>[]> {
  const { rows } = await sql<Columns<'submissions', 'account_id'>>`
    select distinct account_id from (
      select account_id from submissions where changed_at < ${before} and emptied_at is null
      union all
      select account_id from mails where created_at < ${before} and account_id is not null
      union all
      select account_id from text_messages where created_at < ${before}
      union all
      select account_id from complaints where changed_at < ${before} and emptied_at is null and due_on is null and account_id is not null
    ) old
    where account_id::text > ${after} order by account_id limit ${BATCH}`.execute(work.db);
  return rows.map(({ account_id }) => account_id);
}
