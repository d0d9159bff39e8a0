// What the history holds about a person: each activity as they read it in the app.
import { sql } from 'kysely';
import { type End, inBatches } from '#platform/server/database/in-batches.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';
import { type Happenings, inTheBell } from './in-words.ts';
import { ownActivities } from './own-activities.ts';

export const activityRecords = (happenings: Happenings): PersonalRecords => ({
  async held(work, accountId) {
    const { count } = await work.db
      .selectFrom('activities')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return [{ title: heldTexts.activity, records: [], many: { count, batches } }];

    async function* batches() {
      for await (const rows of inBatches((from) => activitiesFrom(work, accountId, from)))
        yield rows.map((row) => ({
          [heldTexts.when]: showMoment(row.created_at),
          [heldTexts.what]: inTheBell(happenings, row.happening, row.details).what,
        }));
    }
  },
  async erase({ db }, accountId) {
    await db.deleteFrom('activities').where('account_id', '=', accountId).execute();
  },
});

async function activitiesFrom(
  work: Work,
  accountId: IdOf<'accounts'>,
  { end, limit }: { end: End | null; limit: number },
) {
  const all = ownActivities(work, accountId).select(sql<string>`created_at::text`.as('at')).limit(limit);
  const rest = sql<boolean>`(created_at, id) < (${end?.at}::timestamptz, ${end?.id}::uuid)`;
  return { rows: await (end === null ? all : all.where(rest)).execute() };
}
