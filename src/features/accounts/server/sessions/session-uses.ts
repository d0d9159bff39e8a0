// Records when sessions were last used: gathered for a second and written with one statement, so that no call waits for a commit of its own.
import { sql } from 'kysely';
import type { Services } from '#platform/server/work.ts';
import type { SessionState } from '../../rules/session-life.ts';

type Use = { session: Pick<SessionState, 'lastSeenAt'>; at: Date };

const WRITTEN_EVERY_MS = 1_000;

/** The uses that are not written yet, by the hash of their session's token. */
const waiting = new WeakMap<Services, Map<string, Use>>();

/** Gathers a use to write. Once that is done, `session` says of itself when it was. */
export function recordUse(services: Services, tokenHash: string, { session, at }: Use): void {
  const uses = waiting.get(services) ?? new Map<string, Use>();
  waiting.set(services, uses);
  if (uses.size === 0) writeSoon(services);
  uses.set(tokenHash, { session, at });
}

const writeSoon = (services: Services): void => {
  setTimeout(() => void writeUses(services), WRITTEN_EVERY_MS).unref();
};

/**
 * Writes what has been gathered. What cannot be written, as on a standby, is dropped: to the database the session then was not used, so that its
 * next call is recorded anew.
 */
export async function writeUses(services: Services): Promise<void> {
  const uses = waiting.get(services);
  if (!uses || uses.size === 0) return;
  const written = [...uses];
  const tokens = written.map(([tokenHash]) => tokenHash);
  const moments = written.map(([, { at }]) => at.toISOString());
  // A session that is held just now by a write of its owner's, or is being ended, is left out rather than waited for.
  await sql`
    update sessions s set last_seen_at = used.at from (
      select s.token_hash, u.at from unnest(${tokens}::text[], ${moments}::timestamptz[]) as u (token_hash, at)
      join sessions s using (token_hash) where s.last_seen_at < u.at for no key update of s skip locked
    ) used where s.token_hash = used.token_hash`
    .execute(services.db)
    .then(
      () => {
        for (const [, { session, at }] of written) session.lastSeenAt = at;
      },
      () => {},
    );
  for (const [tokenHash, use] of written) if (uses.get(tokenHash) === use) uses.delete(tokenHash);
  if (uses.size > 0) writeSoon(services);
}
