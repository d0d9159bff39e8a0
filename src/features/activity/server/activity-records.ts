// What the history holds about a person: each activity as they read it in the app.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { heldInBatches, newestFirst } from '#platform/server/database/held-in-batches.ts';
import type { End } from '#platform/server/database/in-batches.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { type Happenings, inTheBell } from './in-words.ts';

type Row = Columns<'activities', 'happening' | 'details' | 'created_at'> & End;

export const activityRecords = (happenings: Happenings): PersonalRecords => ({
  held: async ({ db }, accountId) => [
    await heldInBatches(db, {
      title: heldTexts.activity,
      ...newestFirst<Row>(
        sql`happening, details, created_at`,
        sql`activities where account_id = ${accountId}`,
      ),
      recordOf: ({ created_at, happening, details }) => ({
        [heldTexts.when]: showMoment(created_at),
        [heldTexts.what]: inTheBell(happenings, happening, details).what,
      }),
    }),
  ],
  async erase({ db }, accountId) {
    await db.deleteFrom('activities').where('account_id', '=', accountId).execute();
  },
});
