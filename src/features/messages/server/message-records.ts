// The messages between a person and the team; the whole thread goes with the account.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';

export const messageRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('messages')
      .select(['text', 'from_id', 'created_at', 'read_at'])
      .where('account_id', '=', accountId)
      .orderBy('number', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.created_at),
      [heldTexts.from]: row.from_id === accountId ? heldTexts.you : heldTexts.staff,
      [heldTexts.text]: row.text,
      [heldTexts.readAt]: row.read_at && showMoment(row.read_at),
    }));
    return [{ title: heldTexts.messages, records }];
  },
  async erase({ db }, accountId) {
    await db.deleteFrom('messages').where('account_id', '=', accountId).execute();
    await db.deleteFrom('message_threads').where('account_id', '=', accountId).execute();
  },
};
