// Which sessions speak for nobody any more, for the statement that forgets them: of rows of `sessions`, by `isAlive`.
import { type RawBuilder, sql } from 'kysely';
import { idleEnd } from '../rules/session-life.ts';

/** Whether a session is over by its own times alone. A session of staff ends sooner than that, and one of a closed account at once. */
export const isOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(expires_at <= ${now} or last_seen_at <= ${idleEnd(now)})`;
