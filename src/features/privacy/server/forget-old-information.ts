// Forgets, every night, information that nobody has touched for 24 months; while a loan or an application runs it stays.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import { openBusinessOf } from '#features/applications/server/open-business.ts';
import { forgetOldVisitors } from '#features/complaints/server/complaint-records.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { addMonths, dayOf, startOfDay } from '#shared/calendar.ts';
import { type IdOf, nilId } from '#shared/id.ts';
import { whyNotDelete } from '../rules/may-delete.ts';
import { oldInformationForgotten } from './happenings.ts';
import { forgetWhatIsOld } from './personal-records.ts';
import { removeFilesLater } from './remove-files.ts';

const KEPT_MONTHS = 24;
/** How many people are looked at by one statement. */
const PAGE = 1_000;

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
  for (let after = nilId<'accounts'>(); ; ) {
    const { last, old } = await lookThrough(work, before, after);
    for (const id of old) {
      const done = await work.transaction((work) => forgetOf(work, id, before));
      if (done) forgotten += 1;
    }
    if (last === null) return forgotten;
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

/**
 * Those of the next people who have old information; `last` is null where there were no more. Everybody is looked at along the indexes by person, because all old rows
 * would be read anew for each page of them, and those who are held back are met every night.
 */
async function lookThrough(
  work: Work,
  before: Date,
  after: IdOf<'accounts'>,
): Promise<{ last: IdOf<'accounts'> | null; old: IdOf<'accounts'>[] }> {
  const { rows } = await sql<Columns<'accounts', 'id'> & { is_old: boolean }>`
    select a.id, old.found is not null as is_old
    from (select id from accounts where id > ${after} order by id limit ${sql.lit(PAGE)}) a
    left join lateral (
      (select true as found from submissions where account_id = a.id and changed_at < ${before} and emptied_at is null limit 1)
      union all
      (select true from mails where account_id = a.id and created_at < ${before} limit 1)
      union all
      (select true from text_messages where account_id = a.id and created_at < ${before} limit 1)
      union all
      (select true from complaints where account_id = a.id and changed_at < ${before} and emptied_at is null and due_on is null limit 1)
      limit 1
    ) old on true
    order by a.id`.execute(work.db);
  const last = rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
  return { last, old: rows.filter(({ is_old }) => is_old).map(({ id }) => id) };
}
