// Keeps the session of staff and lenders from ending while they write.

import type { Db } from '#platform/server/database/database.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';

/** Locks a session until the transaction ends. A log-out, suspension or change of role that has committed wins; one that comes now waits. */
export async function holdSession(db: Db, id: IdOf<'sessions'>): Promise<void> {
  const held = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) refuse('session.needed');
}
