// Which sessions speak for nobody any more, for the statement that forgets them: of rows of `sessions`, by `isAlive`.
import { type RawBuilder, sql } from 'kysely';
import { idleEnd } from '../rules/session-life.ts';

/** By its own times alone: those of staff end sooner, and those of a closed account at once. */
export const isOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(expires_at <= ${now} or last_seen_at <= ${idleEnd(now)})`;
