// Browsers that are known at an account: those in which its owner has logged in, or set a new password by a mailed link.
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';

/** `token` is the mark that the browser keeps. */
export async function rememberDevice({ db, now }: Work, accountId: string, token: string): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, last_used_at: now })
    .execute();
}

/** After a new password, and with the account: whoever had the old one is a stranger again. */
export async function forgetDevices({ db }: Pick<Work, 'db'>, accountId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}
