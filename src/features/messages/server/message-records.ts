// The messages between a person and the team; the whole thread goes with the account.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { heldInBatches } from '#platform/server/database/held-in-batches.ts';
import type { End } from '#platform/server/database/in-batches.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';

/** `at` is the message's number in its thread. */
type Row = Columns<'messages', 'text' | 'from_id' | 'created_at' | 'read_at'> & End;

export const messageRecords: PersonalRecords = {
  held: async ({ db }, accountId) => [
    await heldInBatches(db, {
      title: heldTexts.messages,
      all: sql`select from messages where account_id = ${accountId}`,
      batch: ({ end, limit }) => sql<Row>`
        select text, from_id, created_at, read_at, number::text as at, id from messages
        where account_id = ${accountId} ${end === null ? sql`` : sql`and number < ${end.at}::int`}
        order by number desc limit ${sql.lit(limit)}`,
      recordOf: (row) => ({
        [heldTexts.when]: showMoment(row.created_at),
        [heldTexts.from]: row.from_id === accountId ? heldTexts.you : heldTexts.staff,
        [heldTexts.text]: row.text,
        [heldTexts.readAt]: row.read_at && showMoment(row.read_at),
      }),
    }),
  ],
  async erase({ db }, accountId) {
    await db.deleteFrom('messages').where('account_id', '=', accountId).execute();
    await db.deleteFrom('message_threads').where('account_id', '=', accountId).execute();
  },
};
