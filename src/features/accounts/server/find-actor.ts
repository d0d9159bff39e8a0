// Who a session token speaks for: one look-up for each call, and once a minute a record that the session is in use.
import { sql } from 'kysely';
import type { Condition } from '#platform/server/database/statements/on-condition.ts';
import type { Acting } from '#platform/server/http/callers/second-factor.ts';
import type { FindActor, RecallActor } from '#platform/server/http/mount.ts';
import type { FindActing } from '#platform/server/live-events.ts';
import type { Services } from '#platform/server/work.ts';
import { isAlive, isUseDue, type SessionState } from '../rules/session-life.ts';
import { recordUse } from './sessions/session-uses.ts';

type Found = Acting & SessionState;

/** The sessions asked for last, by database. They are never trusted by themselves: the database is asked again whether they still stand (decisions/064). */
const recalled = new WeakMap<Services, Map<string, Found>>();
const MOST_RECALLED = 5_000;

export const findActor: FindActor = async (services, tokenHash, now) => {
  const { db } = services;
  recalled.get(services)?.delete(tokenHash);
  // Written out, because every call pays for it: building this statement costs as much as running it.
  const { rows } = await sql<Found>`
    select a.id, s.id as "sessionId", a.user_type as "userType", a.status, a.info_status as "infoStatus",
      s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", a.has_second_factor as "hasSecondFactor", s.second_factor_at as "secondFactorAt"
    from sessions s join accounts a on a.id = s.account_id where s.token_hash = ${tokenHash}`.execute(db);
  const [found] = rows;
  if (!found || !isAlive(found, now) || lacksSecondFactor(found)) return null;
  remember(services, tokenHash, found, now);
  return actingOf(found);
};

/** Recalls who a session belonged to; null where `findActor` has to be asked, because the session is not cached or is over. */
export const recallActor: RecallActor = (services, tokenHash, now) => {
  const found = recalled.get(services)?.get(tokenHash);
  if (!found || !isAlive(found, now)) return null;
  return {
    actor: actingOf(found),
    condition: stillStands(tokenHash, found, now),
    recordUse: () => remember(services, tokenHash, found, now),
  };
};

/** As the session asked for last, so that it is forgotten after all others; its use is recorded where that is due. */
function remember(services: Services, tokenHash: string, found: Found, now: Date): void {
  if (isUseDue(found.lastSeenAt, now)) recordUse(services, tokenHash, { session: found, at: now });
  const known = recalled.get(services) ?? new Map<string, Found>();
  recalled.set(services, known);
  known.delete(tokenHash);
  known.set(tokenHash, found);
  if (known.size > MOST_RECALLED) known.delete(known.keys().next().value ?? '');
}

const actingOf = ({
  id,
  sessionId,
  userType,
  status,
  infoStatus,
  hasSecondFactor,
  secondFactorAt,
}: Found) => ({
  id,
  sessionId,
  userType,
  status,
  infoStatus,
  hasSecondFactor,
  secondFactorAt,
});

/**
 * In SQL, whether everything that `findActor` would read and check still stands, and the session was used at least as
 * lately as was recalled. The driver reads moments in whole milliseconds.
 */
const stillStands = (tokenHash: string, found: Found, now: Date): Condition => ({
  text: `select 1 / count(*) as stands from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at >= $3 and a.user_type = $4 and a.status = $5 and a.info_status = $6
      and a.has_second_factor = $7 and date_trunc('milliseconds', s.second_factor_at) is not distinct from $8`,
  values: [
    tokenHash,
    now,
    found.lastSeenAt,
    found.userType,
    found.status,
    found.infoStatus,
    found.hasSecondFactor,
    found.secondFactorAt,
  ],
});

/** Whether a session was opened before its owner set up a second factor. Setting one up ends the other sessions, so this one was missed or is being ended. */
const lacksSecondFactor = ({ hasSecondFactor, secondFactorAt }: Acting): boolean =>
  hasSecondFactor && secondFactorAt === null;

/** Which of many sessions still speak for somebody, in one look-up. */
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
