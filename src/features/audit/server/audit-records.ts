// What the audit log holds about a person; a deletion empties the entries, but that they were made stays for ever.

import { type RawBuilder, sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type End, inBatches } from '#platform/server/database/in-batches.ts';
import type { HeldPart, HeldRecord, PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';

type Person = IdOf<'accounts'>;
type Entry = Columns<'audit_entries', 'actor_id' | 'action' | 'subject_kind' | 'address' | 'created_at'> &
  End;
type Refused = Columns<'security_events', 'kind' | 'refusals' | 'created_at'> & End;

export const auditRecords: PersonalRecords = {
  held: async ({ db }, accountId) => [
    await manyOf<Entry>(db, accountId, {
      title: heldTexts.audit,
      rows: sql`select actor_id, action, subject_kind, address, created_at, created_at::text as at, id from audit_entries`,
      recordOf: (entry) => entryInWords(entry, accountId),
    }),
    // Without their network addresses, which may be anybody's.
    await manyOf<Refused>(db, accountId, {
      title: heldTexts.refusedTries,
      rows: sql`select kind, refusals, created_at, created_at::text as at, id from security_events`,
      recordOf: (row) => ({
        [heldTexts.when]: showMoment(row.created_at),
        [heldTexts.what]: row.kind,
        [heldTexts.tries]: row.refusals,
      }),
    }),
  ],
  /** The network addresses of staff stay: they are not the person's. */
  async erase({ db }, accountId) {
    await sql`select empty_audit_entries(${accountId}), empty_security_events(${accountId})`.execute(db);
    await db.deleteFrom('security_alerts').where('account_id', '=', accountId).execute();
  },
};

function entryInWords(row: Entry, accountId: Person): HeldRecord {
  const isOwn = row.actor_id === accountId;
  return {
    [heldTexts.when]: showMoment(row.created_at),
    [heldTexts.what]: row.action,
    [heldTexts.record]: row.subject_kind,
    [heldTexts.by]: isOwn ? heldTexts.you : row.actor_id === null ? heldTexts.system : heldTexts.staff,
    [heldTexts.address]: isOwn ? row.address : null,
  };
}

type Many<Row> = { title: string; rows: RawBuilder<unknown>; recordOf: (row: Row) => HeldRecord };

/** `rows` is a statement that conditions and an order can follow. */
async function manyOf<Row extends End>(
  db: Db,
  accountId: Person,
  { title, rows, recordOf }: Many<Row>,
): Promise<HeldPart> {
  const own = sql`${rows} where account_id = ${accountId}`;
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int from (${own}) own`.execute(db);
  return {
    title,
    records: [],
    many: {
      count: counted[0]?.count ?? 0,
      async *batches() {
        for await (const batch of inBatches<Row>(({ end, limit }) =>
          sql<Row>`${own} ${end === null ? sql`` : sql`and (created_at, id) < (${end.at}::timestamptz, ${end.id}::uuid)`}
            order by created_at desc, id desc limit ${sql.lit(limit)}`.execute(db),
        ))
          yield batch.map(recordOf);
      },
    },
  };
}
