// Logs a person in: a new session each time, an end to the one presented, and guessing that runs into a wall.

import { sql } from 'kysely';
import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { mayLogIn } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { SessionRecord } from '../../contract.ts';
import { loginFaults, readEmail } from '../../rules/fields.ts';
import { SESSION_SECONDS, sessionEnd } from '../../rules/session-life.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { isPassword } from '../passwords.ts';
import { recordColumns, recordOf } from '../store.ts';
import {
  countFailure,
  guessesAtAccount,
  guessesFrom,
  guessesOnDevice,
  isUsedUp,
  type Limit,
  refuseOverLimit,
  refuseUntilFree,
} from '../throttle.ts';

type Credentials = { email: string; password: string };

export async function logIn(work: Work, { body }: { body: Credentials }): Promise<SessionRecord> {
  const fields = loginFaults(body);
  if (Object.keys(fields).length > 0) refuse(accountRefusals['account.fields'], { fields });
  const email = readEmail(body.email);
  const { account, guesses, device } = await findByEmail(work, email);
  if (!(await isPassword(body.password, account?.password_hash ?? null, work.address)) || !account) {
    await countFailure(work, guesses);
    return refuse(accountRefusals['account.wrong_login']);
  }
  if (!mayLogIn(account.status)) {
    await refuseOverLimit(work, guesses);
    refuse(accountRefusals[account.status === 'Pending' ? 'account.unverified' : 'account.closed']);
  }
  const record = recordOf(account);
  const token = newToken();
  const entry = { token, record, passwordHash: account.password_hash, guesses, device };
  if (!(await openSession(work, entry))) {
    await refuseOverLimit(work, guesses);
    return refuse(accountRefusals['account.wrong_login']);
  }
  work.cookies.begin(token, record, SESSION_SECONDS);
  work.cookies.device?.keep(device);
  return record;
}

type Account = Parameters<typeof recordOf>[0] & { password_hash: string };

type Found = {
  /** Null when nobody has that address. */
  account: Account | null;
  guesses: Limit[];
  /** The mark of this browser from now on. */
  device: string;
};

/**
 * In one round trip, whoever is asked for. Refuses while a limit is used up: in a browser that is known at the account its own,
 * elsewhere those of the account and of the address.
 */
async function findByEmail(work: Work, email: string): Promise<Found> {
  const mark = work.cookies.device?.token ?? null;
  const hashed = mark === null ? '' : hashToken(mark);
  const elsewhere = [guessesAtAccount(email), guessesFrom(work.address)];
  const here = [guessesOnDevice(hashed, email)];
  const { rows } = await sql<Judged & (Account | { id: null })>`
    select elsewhere.since as "sinceElsewhere", here.since as "sinceHere",
      exists (select from known_devices where token_hash = ${hashed}) as "isOurs",
      exists (select from known_devices where token_hash = ${hashed} and account_id = accounts.id) as "isKnown",
      ${sql.join([...recordColumns, 'password_hash'].map((column) => sql.ref(column)))}
    from (select max(since) as since from throttles where ${isUsedUp(elsewhere, work.now)}) elsewhere
    cross join (select max(since) as since from throttles where ${isUsedUp(here, work.now)}) here
    left join accounts on lower(email) = ${email}`.execute(work.db);
  const [found] = rows;
  refuseUntilFree((found?.isKnown ? found.sinceHere : found?.sinceElsewhere) ?? null, work.now);
  return {
    account: found && found.id !== null ? found : null,
    guesses: found?.isKnown ? here : elsewhere,
    // Only a mark that we gave is kept: one that somebody planted would be known to them.
    device: mark !== null && found?.isOurs ? mark : newToken(),
  };
}

type Judged = { sinceElsewhere: Date | null; sinceHere: Date | null; isOurs: boolean; isKnown: boolean };

type Entry = {
  token: string;
  record: SessionRecord;
  passwordHash: string;
  guesses: Limit[];
  device: string;
};

/**
 * Opens the session; false when meanwhile the account was closed, its password changed, or guessing ran into its limit.
 * One statement, so all or nothing. Not remembered for a retry: whoever asks again needs a cookie of their own.
 */
async function openSession(
  work: Work,
  { token, record, passwordHash, guesses, device }: Entry,
): Promise<boolean> {
  const { now, address } = work;
  const { rows } = await sql`
    with entered as (
      update accounts set last_login_at = ${now}
      where id = ${record.id} and password_hash = ${passwordHash} and status = ${record.status}
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
    ), trail as (
      insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, address, created_at)
      select ${newId(now.getTime())}::uuid, id, 'account.log_in', 'account', id, id, ${address}, ${now}::timestamptz from entered
    )
    insert into sessions (token_hash, id, account_id, created_at, last_seen_at, expires_at, address, user_agent)
    select ${hashToken(token)}, ${newId(now.getTime())}, id, ${now}, ${now}, ${sessionEnd(now)}, ${address}, ${work.userAgent} from entered
    returning id`.execute(work.db);
  return rows.length > 0;
}
