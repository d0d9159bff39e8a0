// Reading the audit log leaves its own entry: once for a search, not again for each of its pages or when a screen reads anew.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';

/** The one action that the audit log records of itself. */
export const SEARCHED = 'audit.search';

const SAME_SEARCH_MS = 10 * MINUTE_MS;

export async function recordSearch(
  // The entry is written on the primary, wherever the search itself is read.
  { services: { db }, actor, now, address }: Work<Actor>,
  filters: Record<string, string | undefined>,
): Promise<void> {
  const asked = JSON.stringify(filters);
  const since = new Date(now.getTime() - SAME_SEARCH_MS);
  await sql`
    insert into audit_entries (id, actor_id, action, subject_kind, subject_id, after, address, created_at)
    select ${newId(now.getTime())}::uuid, ${actor.id}::uuid, ${SEARCHED}, 'audit', 'audit', ${asked}::jsonb, ${address}, ${now}::timestamptz
    where not exists (select from audit_entries
      where actor_id = ${actor.id} and created_at > ${since} and action = ${SEARCHED} and after = ${asked}::jsonb)`.execute(
    db,
  );
}
