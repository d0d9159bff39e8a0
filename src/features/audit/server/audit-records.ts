// What the audit log holds about a person; a deletion empties the entries, but that they were made stays for ever.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { heldInBatches, newestFirst } from '#platform/server/database/held-in-batches.ts';
import type { End } from '#platform/server/database/in-batches.ts';
import type { HeldRecord, PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';

type Person = IdOf<'accounts'>;
type Entry = Columns<'audit_entries', 'actor_id' | 'action' | 'subject_kind' | 'address' | 'created_at'> &
  End;
type Refused = Columns<'security_events', 'kind' | 'refusals' | 'created_at'> & End;

export const auditRecords: PersonalRecords = {
  held: async ({ db }, accountId) => [
    await heldInBatches(db, {
      title: heldTexts.audit,
      ...newestFirst<Entry>(
        sql`actor_id, action, subject_kind, address, created_at`,
        sql`audit_entries where account_id = ${accountId}`,
      ),
      recordOf: (entry) => entryInWords(entry, accountId),
    }),
    // Without their network addresses, which may be anybody's.
    await heldInBatches(db, {
      title: heldTexts.refusedTries,
      ...newestFirst<Refused>(
        sql`kind, refusals, created_at`,
        sql`security_events where account_id = ${accountId}`,
      ),
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
