// What the audit log holds about a person; a deletion empties the entries, but that they were made stays for ever.

import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { HeldPart, PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';

export const auditRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject_kind', 'address', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const records = rows.map((row) => {
      const isOwn = row.actor_id === accountId;
      return {
        [heldTexts.when]: showMoment(row.created_at),
        [heldTexts.what]: row.action,
        [heldTexts.record]: row.subject_kind,
        [heldTexts.by]: isOwn ? heldTexts.you : row.actor_id === null ? heldTexts.system : heldTexts.staff,
        [heldTexts.address]: isOwn ? row.address : null,
      };
    });
    return [{ title: heldTexts.audit, records }, await refusedTries(db, accountId)];
  },
  /** The network addresses of staff stay: they are not the person's. */
  async erase({ db }, accountId) {
    await sql`select empty_audit_entries(${accountId}), empty_security_events(${accountId})`.execute(db);
    await db.deleteFrom('security_alerts').where('account_id', '=', accountId).execute();
  },
};

/** The refused tries of an account, without their network addresses, which may be anybody's. */
async function refusedTries(db: Db, accountId: IdOf<'accounts'>): Promise<HeldPart> {
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'refusals', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const records = rows.map((row) => ({
    [heldTexts.when]: showMoment(row.created_at),
    [heldTexts.what]: row.kind,
    [heldTexts.tries]: row.refusals,
  }));
  return { title: heldTexts.refusedTries, records };
}
