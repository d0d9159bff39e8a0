// Reading the audit log leaves its own entry: once for a search, not again for each of its pages or when a screen reads anew.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';

/** The one action that the audit log records of itself. */
export const SEARCHED = 'audit.search';

const SAME_SEARCH_MS = 10 * MINUTE_MS;

/** Searches remembered at once; the oldest is forgotten first, and asked of the database again. */
const MOST_REMEMBERED = 1_000;

/** Since when a search is on record, by who searched and for what: turning its pages then asks the database nothing. */
const remembered = new WeakMap<Db, Map<string, number>>();

export async function recordSearch(
  // The entry is written on the primary, wherever the search itself is read.
  { services: { db }, actor, now, address }: Work<Actor>,
  filters: Record<string, string | undefined>,
): Promise<void> {
  const asked = JSON.stringify(filters);
  const known = remembered.get(db) ?? new Map<string, number>();
  remembered.set(db, known);
  const search = `${actor.id} ${asked}`;
  const since = now.getTime() - SAME_SEARCH_MS;
  if ((known.get(search) ?? 0) > since) return;
  const { rows } = await sql<Columns<'audit_entries', 'created_at'>>`
    with standing as (select max(created_at) as created_at from audit_entries
      where actor_id = ${actor.id} and created_at > ${new Date(since)} and action = ${SEARCHED} and after = ${asked}::jsonb),
    added as (
      insert into audit_entries (id, actor_id, action, subject_kind, subject_id, after, address, created_at)
      select ${newId(now.getTime())}::uuid, ${actor.id}::uuid, ${SEARCHED}, 'audit', 'audit', ${asked}::jsonb, ${address}, ${now}::timestamptz
      from standing where created_at is null returning created_at)
    select coalesce(standing.created_at, added.created_at) as created_at from standing left join added on true`.execute(
    db,
  );
  known.delete(search);
  known.set(search, rows[0]?.created_at.getTime() ?? 0);
  if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value ?? '');
}
