// Logs a person in: a new session each time, an end to the one presented, and guessing that runs into a wall.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { needsSecondFactor } from '#platform/server/http/callers/second-factor.ts';
import type { Received } from '#platform/server/http/route.ts';
import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { mayLogIn } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { SESSION_SECONDS } from '#shared/sessions/longest-lives.ts';
import type { accountEndpoints, LogInAnswer } from '../../contract.ts';
import { loginErrors, readEmail } from '../../rules/fields.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { isPassword } from '../passwords.ts';
import { recordColumns, recordOf } from '../store.ts';
import {
  blindLoginsFrom,
  countFailure,
  guessesAtAccount,
  guessesFrom,
  guessesOnDevice,
  isUsedUp,
  type Limit,
  refuseOverLimit,
  refuseUntilFree,
  takeTurnOrRefuse,
} from '../throttle.ts';
import { beginHalfLogin } from './half-login.ts';
import { openSession } from './open-session.ts';

export async function logIn(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/login'>,
): Promise<LogInAnswer> {
  const fields = loginErrors(body);
  if (Object.keys(fields).length > 0) refuse(accountRefusals['account.fields'], { fields });
  const email = readEmail(body.email);
  const { account, guesses, device, lockedSince } = await findByEmail(work, email);
  if (lockedSince) return logInBlindly(work, account, body.password, lockedSince);
  if (!(await isPassword(body.password, account?.password_hash ?? null, work.address)) || !account) {
    await countFailure(work, guesses);
    return refuse(accountRefusals['account.wrong_login']);
  }
  if (!mayLogIn(account.status) || account.has_second_factor) await refuseOverLimit(work, guesses);
  if (!mayLogIn(account.status))
    refuse(accountRefusals[account.status === 'Pending' ? 'account.unverified' : 'account.closed']);
  if (account.has_second_factor) {
    await beginHalfLogin(work, { accountId: account.id, isBlind: false });
    return { next: 'secondFactor' };
  }
  const record = recordOf(account);
  const token = newToken();
  const passwordHash = account.password_hash;
  if (!(await openSession(work, { token, record, passwordHash, guesses, device, secondFactorAt: null }))) {
    await refuseOverLimit(work, guesses);
    return refuse(accountRefusals['account.wrong_login']);
  }
  work.cookies.begin(token, record, SESSION_SECONDS);
  work.cookies.device?.keep(device);
  const mustSetUp = work.services.config.requireSecondFactor && needsSecondFactor(record);
  return mustSetUp ? { ...record, next: 'setUp' } : record;
}

/**
 * While guessing has locked the account, the right password opens nothing by itself, and nobody learns whether it is right: everyone
 * is refused in the same words, after the same work, and may go on with a second factor. Only both right together let somebody in
 * (decisions/033).
 */
async function logInBlindly(
  work: Work,
  account: Account | null,
  password: string,
  lockedSince: Date,
): Promise<never> {
  await takeTurnOrRefuse(work, blindLoginsFrom(work.address));
  const isRight = await isPassword(password, account?.password_hash ?? null, work.address);
  const leadsOn = isRight && account?.has_second_factor && mayLogIn(account.status);
  await beginHalfLogin(work, { accountId: leadsOn ? account.id : null, isBlind: true });
  refuseUntilFree(lockedSince, work.now);
  return refuse(accountRefusals['account.too_many_tries']);
}

type Account = Parameters<typeof recordOf>[0] & Columns<'accounts', 'password_hash' | 'has_second_factor'>;

type Found = {
  /** Null when nobody has that address. */
  account: Account | null;
  guesses: Limit[];
  /** The value of this browser's cookie from now on. */
  device: string;
  /** Since when as many guesses were made as may be; null while there are fewer. */
  lockedSince: Date | null;
};

/**
 * In one round trip, whoever is asked for. The limits that count are, in a browser that is known at the account, its own;
 * elsewhere those of the account and of the address.
 */
async function findByEmail(work: Work, email: string): Promise<Found> {
  const mark = work.cookies.device?.token ?? null;
  const hashed = mark === null ? '' : hashToken(mark);
  const elsewhere = [guessesAtAccount(email), guessesFrom(work.address)];
  const here = [guessesOnDevice(hashed, email)];
  const { rows } = await sql<Tried & (Account | { id: null })>`
    select elsewhere.since as "sinceElsewhere", here.since as "sinceHere",
      exists (select from known_devices where token_hash = ${hashed}) as "isOurs",
      exists (select from known_devices where token_hash = ${hashed} and account_id = accounts.id) as "isKnown",
      ${sql.join([...recordColumns, 'password_hash', 'has_second_factor'].map((column) => sql.ref(column)))}
    from (select max(since) as since from throttles where ${isUsedUp(elsewhere, work.now)}) elsewhere
    cross join (select max(since) as since from throttles where ${isUsedUp(here, work.now)}) here
    left join accounts on lower(email) = ${email}`.execute(work.db);
  const [found] = rows;
  return {
    account: found && found.id !== null ? found : null,
    guesses: found?.isKnown ? here : elsewhere,
    // Only a cookie that we issued is kept: a planted one would be known to whoever planted it.
    device: mark !== null && found?.isOurs ? mark : newToken(),
    lockedSince: (found?.isKnown ? found.sinceHere : found?.sinceElsewhere) ?? null,
  };
}

type Tried = { sinceElsewhere: Date | null; sinceHere: Date | null; isOurs: boolean; isKnown: boolean };
