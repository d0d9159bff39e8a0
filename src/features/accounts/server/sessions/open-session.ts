// Opens the session of a log-in: one statement, so all or nothing.
import { sql } from 'kysely';
import { entryIn } from '#features/activity/server/happened-in-statement.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { SessionRecord } from '../../contract.ts';
import { sessionEnd } from '../../rules/session-life.ts';
import { loggedIn } from '../happenings.ts';
import { isUsedUp, type Limit } from '../throttle.ts';

export type Entry = {
  token: string;
  record: SessionRecord & { id: IdOf<'accounts'> };
  passwordHash: string;
  /** The limits of guesses, of which none may be used up; the first one is cleared. */
  guesses: Limit[];
  device: string;
  /** When the second factor was given; null where the account has none. */
  secondFactorAt: Date | null;
};

/**
 * False when meanwhile the account was closed, its password changed, a second factor set up or removed, or guessing ran into its
 * limit. Not remembered for a retry: whoever asks again needs a cookie of their own.
 */
export async function openSession(
  work: Work,
  { token, record, passwordHash, guesses, device, secondFactorAt }: Entry,
): Promise<boolean> {
  const { now, address } = work;
  const { rows } = await sql`
    with entered as (
      update accounts set last_login_at = ${now}
      where id = ${record.id} and password_hash = ${passwordHash} and status = ${record.status}
        and has_second_factor = ${secondFactorAt !== null}
        and not exists (select from throttles where ${isUsedUp(guesses, now)})
      returning id
    ), forgiven as (
      delete from throttles where subject = ${guesses[0]?.subject ?? ''} and exists (select from entered)
    ), known as (
      insert into known_devices (token_hash, account_id, created_at, last_used_at)
      select ${hashToken(device)}, id, ${now}::timestamptz, ${now}::timestamptz from entered
      on conflict (token_hash, account_id) do update set last_used_at = excluded.last_used_at
    ), ended as (
      delete from sessions where id = ${work.actor?.sessionId ?? null}
    ), audit as (
      ${entryIn(work, loggedIn, { subjectId: record.id, accountId: record.id }, sql`entered`)}
    )
    insert into sessions (token_hash, id, account_id, created_at, last_seen_at, expires_at, address, user_agent, second_factor_at)
    select ${hashToken(token)}, ${newId(now.getTime())}, id, ${now}, ${now}, ${sessionEnd(now)}, ${address}, ${work.userAgent}, ${secondFactorAt}::timestamptz from entered
    returning id`.execute(work.db);
  return rows.length > 0;
}
