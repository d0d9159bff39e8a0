// Writes down that the second factor was given in a session just now.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';

/** Records when the second factor was given; null where its owner has none any more. Refuses when the session has ended meanwhile. */
export async function noteSecondFactor({ db, actor }: Work<Actor>, givenAt: Date | null): Promise<void> {
  const noted = await db
    .updateTable('sessions')
    .set({ second_factor_at: givenAt })
    .where('id', '=', actor.sessionId)
    .returning('id')
    .executeTakeFirst();
  if (!noted) refuse('session.needed');
}
