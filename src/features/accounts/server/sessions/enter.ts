// Lets somebody in whose password was right before and whose second factor is right now.

import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { mayLogIn } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { SESSION_SECONDS } from '#shared/sessions/longest-lives.ts';
import type { SessionRecord } from '../../contract.ts';
import { sessionRecordOf } from '../session-record.ts';
import { recordColumns, recordOf } from '../store.ts';
import { type HalfLogin, spendHalfLogin } from './half-login.ts';
import { deviceMark } from './known-devices.ts';
import { openSession } from './open-session.ts';

/**
 * `spend` takes the one use of the second factor while the account is held; false where that is gone. Answers null when the log-in
 * cannot be finished: used already, the account closed, or the answer to an earlier call was lost with its cookie.
 */
export async function enterWithSecondFactor(
  work: Work,
  half: HalfLogin,
  spend: (work: Work, accountId: IdOf<'accounts'>) => Promise<boolean>,
): Promise<SessionRecord | null> {
  const { accountId } = half;
  if (accountId === null) return null;
  const token = newToken();
  const { mark } = await deviceMark(work, accountId);
  const entered = await work
    .transaction(async (work) => {
      const account = await work.db
        .selectFrom('accounts')
        .select([...recordColumns, 'password_hash'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      if (!account || !mayLogIn(account.status)) return null;
      if (!(await spend(work, accountId)) || !(await spendHalfLogin(work, half))) throw new Spent();
      const record = recordOf(account);
      const entry = { token, record, passwordHash: account.password_hash, device: mark, guesses: [] };
      if (!(await openSession(work, { ...entry, secondFactorAt: work.now }))) throw new Spent();
      return { session: hashToken(token) };
    })
    .catch((error: unknown) => {
      if (error instanceof Spent) return null;
      throw error;
    });
  if (entered?.session !== hashToken(token)) return null;
  const record = await sessionRecordOf(work, accountId);
  work.cookies.half?.end();
  work.cookies.begin(token, record, SESSION_SECONDS);
  work.cookies.device?.keep(mark);
  return record;
}

/** Rolls the transaction back when the second factor turns out to be spent already. */
class Spent extends Error {}
