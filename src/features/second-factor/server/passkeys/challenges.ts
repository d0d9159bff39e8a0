// What a passkey is asked to sign: made here, kept here, good for five minutes and one answer.

import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Work } from '#platform/server/work.ts';
import { MINUTE_MS } from '#shared/calendar.ts';

const LIFE_MS = 5 * MINUTE_MS;

/** The purpose and the owner of a challenge; a newer one takes the place of the one before. */
export type Holder = `${'add' | 'show'} ${string}` | `log-in ${string}`;

export async function keepChallenge({ db, now }: Work, holder: Holder, challenge: string): Promise<void> {
  const kept = { challenge, expires_at: new Date(now.getTime() + LIFE_MS) };
  await db
    .insertInto('passkey_challenges')
    .values({ holder, ...kept })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet(kept))
    .execute();
}

/** Takes a challenge, which is good once; null when there is none, or it is too old. */
export async function takeChallenge({ db, now }: Work, holder: Holder): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('holder', '=', holder)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken.challenge : null;
}

export const forgetChallengesJob = (db: Db): Job => ({
  name: 'forget-passkey-challenges',
  cron: '25 3 * * *',
  run: async () => {
    await db.deleteFrom('passkey_challenges').where('expires_at', '<', new Date()).execute();
  },
});
