// By which second factors the log-in that was begun in this browser can be finished.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { Way } from '../../contract.ts';
import { theHalfLogin } from './half-login.ts';

/** Lists the ways to finish. A blind log-in may be anybody's, so it lists all ways. */
export async function listWays(work: Work): Promise<{ ways: Way[] }> {
  const { accountId, isBlind } = await theHalfLogin(work);
  if (isBlind || accountId === null) return { ways: ['app', 'passkey', 'recovery'] };
  return { ways: [...(await waysOf(work, accountId)), 'recovery'] };
}

async function waysOf({ db }: Work, accountId: IdOf<'accounts'>): Promise<Way[]> {
  const app = await db
    .selectFrom('totp_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return [...(app ? (['app'] as const) : []), ...(passkey ? (['passkey'] as const) : [])];
}
