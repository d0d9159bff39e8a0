// Who a session token speaks for: one look-up for each call, and once a minute a note that the session is in use.
import { sql } from 'kysely';
import type { Acting } from '#platform/server/http/callers/second-factor.ts';
import type { FindActor } from '#platform/server/http/mount.ts';
import type { FindActing } from '#platform/server/live-events.ts';
import type { Services } from '#platform/server/work.ts';
import { isAlive, isDueForNote, type SessionState } from '../rules/session-life.ts';

type Found = Acting & SessionState;

export const findActor: FindActor = async ({ db }, tokenHash, now) => {
  // Written out, because every call pays for it: building this statement costs as much as running it.
  const { rows } = await sql<Found>`
    select a.id, s.id as "sessionId", a.user_type as "userType", a.status, a.info_status as "infoStatus",
      s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", a.has_second_factor as "hasSecondFactor", s.second_factor_at as "secondFactorAt"
    from sessions s join accounts a on a.id = s.account_id where s.token_hash = ${tokenHash}`.execute(db);
  const [found] = rows;
  if (!found || !isAlive(found, now) || lacksSecondFactor(found)) return null;
  if (isDueForNote(found.lastSeenAt, now)) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('token_hash', '=', tokenHash)
      .where('last_seen_at', '<', now)
      .execute();
  }
  const { id, sessionId, userType, status, infoStatus, hasSecondFactor, secondFactorAt } = found;
  return { id, sessionId, userType, status, infoStatus, hasSecondFactor, secondFactorAt };
};

/** Opened before its owner had one: setting one up ends the others, and this one was missed or is being ended. */
const lacksSecondFactor = ({ hasSecondFactor, secondFactorAt }: Acting): boolean =>
  hasSecondFactor && secondFactorAt === null;

/** Of many sessions, those that still speak for somebody, in one look-up. */
export const findActing =
  ({ db }: Pick<Services, 'db'>): FindActing =>
  async (sessionIds, now) => {
    const { rows } = await sql<Found>`
      select a.id, s.id as "sessionId", a.user_type as "userType", a.status, a.info_status as "infoStatus",
        s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", a.has_second_factor as "hasSecondFactor", s.second_factor_at as "secondFactorAt"
      from sessions s join accounts a on a.id = s.account_id where s.id = any(${sessionIds}::uuid[])`.execute(
      db,
    );
    return rows.filter((found) => isAlive(found, now) && !lacksSecondFactor(found));
  };
