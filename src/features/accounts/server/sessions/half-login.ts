// Log-ins that wait for their second factor. The browser holds an unreadable cookie; what it stands for is known here alone.

import { sql } from 'kysely';
import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

const LIFE_SECONDS = 300;
const MOST_TRIES = 5;

/** A log-in that waits for its second factor. `accountId` is null for a blind one, which leads nowhere. */
type Begun = { accountId: IdOf<'accounts'> | null; isBlind: boolean };

export async function beginHalfLogin(work: Work, { accountId, isBlind }: Begun): Promise<void> {
  const { db, now, cookies } = work;
  const token = newToken();
  await db
    .insertInto('half_logins')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      is_blind: isBlind,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_SECONDS * 1_000),
    })
    .execute();
  cookies.half?.begin(token, LIFE_SECONDS);
}

export type HalfLogin = Begun & { tokenHash: string };

/** The half log-in of this browser; null where there is none, it has expired or its tries are used up. */
export async function currentHalfLogin(work: Work): Promise<HalfLogin | null> {
  const found = await work.db
    .selectFrom('half_logins')
    .select(['token_hash', 'account_id', 'is_blind'])
    .where('token_hash', '=', hashOf(work))
    .where('expires_at', '>', work.now)
    .where('tries', '<', MOST_TRIES)
    .executeTakeFirst();
  return found ? asHalfLogin(found) : null;
}

/** The half log-in of this browser with one try taken. It is counted before it is verified, so that tries that arrive together get no more than the limit. */
export async function takeTryOfHalfLogin(work: Work): Promise<HalfLogin | null> {
  const found = await work.db
    .updateTable('half_logins')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', hashOf(work))
    .where('expires_at', '>', work.now)
    .where('tries', '<', MOST_TRIES)
    .returning(['token_hash', 'account_id', 'is_blind'])
    .executeTakeFirst();
  return found ? asHalfLogin(found) : null;
}

/** Uses a half log-in up; false when it has been used already, or was ended by a new password. */
export async function spendHalfLogin({ db }: Work, { tokenHash }: HalfLogin): Promise<boolean> {
  const spent = await db
    .deleteFrom('half_logins')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Ends all half log-ins of an account, after a new password or with the account. */
export async function endHalfLogins({ db }: Pick<Work, 'db'>, accountId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('half_logins').where('account_id', '=', accountId).execute();
}

const hashOf = ({ cookies }: Work): string => (cookies.half?.token ? hashToken(cookies.half.token) : '');

const asHalfLogin = (row: {
  token_hash: string;
  account_id: IdOf<'accounts'> | null;
  is_blind: boolean;
}): HalfLogin => ({
  tokenHash: row.token_hash,
  accountId: row.account_id,
  isBlind: row.is_blind,
});
