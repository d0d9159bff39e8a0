// Forgets the replies that were kept for retries: each week that no phone sends again of by itself, and with a person all of theirs.
import { sql } from 'kysely';
import type { IdOf } from '#shared/id.ts';
import type { Db } from './database/database.ts';
import type { Job } from './jobs.ts';
import type { Work } from './work.ts';

export const forgetOldKeysJob = (db: Db): Job => ({
  name: 'forget-old-keys',
  cron: '20 3 * * *',
  // An installation that stood still for weeks has no parts of the table made ahead.
  atStart: true,
  run: async () => {
    await sql`select keep_retry_key_weeks()`.execute(db);
  },
});

/** Forgets the replies kept for one person's retries, once who they are is erased. */
export async function forgetRepliesTo({ db }: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', accountId).execute();
}
