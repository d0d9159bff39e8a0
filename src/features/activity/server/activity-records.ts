// What the history holds about a person: each activity as they read it in the app.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { type Happenings, inTheBell } from './in-words.ts';
import { ownActivities } from './own-activities.ts';

export const activityRecords = (happenings: Happenings): PersonalRecords => ({
  async held(work, accountId) {
    const rows = await ownActivities(work, accountId).execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.created_at),
      [heldTexts.what]: inTheBell(happenings, row.happening, row.details).what,
    }));
    return [{ title: heldTexts.activity, records }];
  },
  async erase({ db }, accountId) {
    await db.deleteFrom('activities').where('account_id', '=', accountId).execute();
  },
});
