// Browsers that are known at an account: those in which its owner has logged in, or set a new password by a mailed link.

import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

/** Remembers a browser at an account; `token` is the value of the cookie that the browser keeps. */
export async function rememberDevice(
  { db, now }: Work,
  accountId: IdOf<'accounts'>,
  token: string,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, last_used_at: now })
    .execute();
}

/** The value of this browser's cookie from now on, which is new unless the browser brings one of ours; and whether the browser is known at the account. */
export async function deviceMark(
  { db, cookies }: Work,
  accountId: IdOf<'accounts'>,
): Promise<{ mark: string; isKnown: boolean }> {
  const mark = cookies.device?.token ?? null;
  const known =
    mark === null
      ? []
      : await db
          .selectFrom('known_devices')
          .select('account_id')
          .where('token_hash', '=', hashToken(mark))
          .execute();
  return {
    mark: mark !== null && known.length > 0 ? mark : newToken(),
    isKnown: known.some(({ account_id }) => account_id === accountId),
  };
}

/** Forgets the known browsers of an account, after a new password and with the account: whoever had the old password is a stranger again. */
export async function forgetDevices({ db }: Pick<Work, 'db'>, accountId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}
