// Counts what may not happen too often – failed guesses, mails – by subject, in a window of fifteen minutes.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { networkOf } from '#platform/server/http/callers/address.ts';
import type { Work } from '#platform/server/work.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { DeclaredRefusal } from '#shared/declared-refusals.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { accountRefusals, tryAgainIn } from '../texts/refusals.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** A subject and how many hits it may have in one window. `refusal` is the refusal for limits that count something other than failed tries. */
export type Limit = { subject: string; most: number; refusal?: DeclaredRefusal };

/** A subject that names somebody, as it is kept. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const guessesAtAccount = (email: string): Limit => ({ subject: `login ${digest(email)}`, most: 5 });
/** Failed guesses in a browser that is known at an account, so that guesses made elsewhere do not lock it out. `token` is the hash of the browser's cookie. */
export const guessesOnDevice = (token: string, email: string): Limit => ({
  subject: `device ${digest(`${token} ${email}`)}`,
  most: 5,
});
/** Failed guesses of somebody who is logged in and gives the password again. */
export const guessesInSession = (sessionId: string): Limit => ({ subject: `session ${sessionId}`, most: 5 });

const by = (address: string): string => digest(networkOf(address));

export const guessesFrom = (address: string): Limit => ({ subject: `guess ${by(address)}`, most: 30 });
/** Log-ins that were begun while guessing had locked the account; what they are told does not depend on the password. */
export const blindLoginsFrom = (address: string): Limit => ({ subject: `blind ${by(address)}`, most: 30 });
export const promoGuessesFrom = (address: string): Limit => ({ subject: `promo ${by(address)}`, most: 30 });
/** Sign-ups from one address. Many people share one address of a phone company, but no more of them sign up than a day's campaign brings. */
export const signUpsFrom = (address: string): Limit => ({
  subject: `sign-up ${by(address)}`,
  most: 60,
  refusal: accountRefusals['account.too_many_sign_ups'],
});
export const SIGN_UPS: Limit = {
  subject: 'sign-up',
  most: 1_000,
  refusal: accountRefusals['account.too_many_sign_ups'],
};
/** Mails with a link from one address: anybody can have them sent, to whoever's account. */
export const linksFrom = (address: string): Limit => ({
  subject: `link ${by(address)}`,
  most: 30,
  refusal: accountRefusals['account.too_many_links'],
});
export const LINKS: Limit = {
  subject: 'link',
  most: 1_000,
  refusal: accountRefusals['account.too_many_links'],
};
export const downloadsOf = (accountId: IdOf<'accounts'>): Limit => ({
  subject: `own-data ${accountId}`,
  most: 5,
  refusal: accountRefusals['account.too_many_downloads'],
});
export const mailsTo = (accountId: IdOf<'accounts'>): Limit => ({ subject: `mail ${accountId}`, most: 5 });

/** In SQL: whether a row of `throttles` is one of the limits, used up. */
export const isUsedUp = (limits: Limit[], now: Date) => {
  if (limits.length === 0) return sql<boolean>`false`;
  const full = limits.map(({ subject, most }) => sql`(subject = ${subject} and hits >= ${most})`);
  return sql<boolean>`since > ${windowStart(now)} and (${sql.join(full, sql` or `)})`;
};

/** Refuses while any of the limits is used up, saying when it will be free again. */
export async function refuseOverLimit({ db, now }: Work, limits: Limit[]): Promise<void> {
  const { since } = await db
    .selectFrom('throttles')
    .select((row) => row.fn.max('since').as('since'))
    .where(isUsedUp(limits, now))
    .executeTakeFirstOrThrow();
  refuseUntilFree(since, now);
}

/**
 * Counts a failed guess against every limit, then refuses in its own words if it was one too many: of guesses that arrive
 * together, no more are told 'wrong' than the limit allows. Never in a transaction that the refusal would undo.
 */
export async function countFailure({ db, now }: Work, limits: Limit[]): Promise<void> {
  let latest: Date | null = null;
  for (const limit of limits) {
    const { hits, since } = await hit(db, limit, now);
    if (hits > limit.most && (latest === null || since > latest)) latest = since;
  }
  refuseUntilFree(latest, now);
}

/** Takes one of the turns a limit gives; false when they are used up. */
export const takeTurn = async ({ db, now }: Work, limit: Limit): Promise<boolean> =>
  (await hit(db, limit, now)).hits <= limit.most;

/** Takes a turn, or refuses until there is one again. */
export async function takeTurnOrRefuse(work: Work, limit: Limit): Promise<void> {
  const { hits, since } = await hit(work.db, limit, work.now);
  if (hits > limit.most) refuseUntilFree(since, work.now, limit.refusal);
}

/** Takes a turn of each limit, the narrowest first: whoever has used up their own takes none from the others. */
export async function takeTurnsOrRefuse(work: Work, limits: Limit[]): Promise<void> {
  for (const limit of limits) await takeTurnOrRefuse(work, limit);
}

export async function forgetHits({ db }: Pick<Work, 'db'>, { subject }: Limit): Promise<void> {
  await db.deleteFrom('throttles').where('subject', '=', subject).execute();
}

/** Counts one more hit, atomically; the window starts again when it is over. */
async function hit(db: Db, { subject }: Limit, now: Date): Promise<{ hits: number; since: Date }> {
  return db
    .insertInto('throttles')
    .values({ subject, hits: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        hits: sql<number>`case when throttles.since > ${windowStart(now)} then throttles.hits + 1 else 1 end`,
        since: sql<Date>`case when throttles.since > ${windowStart(now)} then throttles.since else excluded.since end`,
      }),
    )
    .returning(['hits', 'since'])
    .executeTakeFirstOrThrow();
}

const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** `since`: when the window of the latest limit began that is used up; null when none is. The refusal says how long to wait. */
export function refuseUntilFree(
  since: Date | null,
  now: Date,
  refusal: DeclaredRefusal = accountRefusals['account.too_many_tries'],
): void {
  if (since === null) return;
  const waitMs = since.getTime() + WINDOW_MS - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  refuse(refusal, {
    message: `${refusal.text} ${tryAgainIn(Math.ceil(retryAfterSeconds / 60))}`,
    retryAfterSeconds,
  });
}
