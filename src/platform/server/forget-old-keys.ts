// Forgets the replies that were kept for retries: once a day what no phone sends by itself any more, and with a person all of theirs.
import type { IdOf } from '#shared/id.ts';
import { KEYS_KEPT_MS } from '#shared/retries.ts';
import type { Db } from './database/database.ts';
import type { Job } from './jobs.ts';
import type { Work } from './work.ts';

export const forgetOldKeysJob = (db: Db): Job => ({
  name: 'forget-old-keys',
  cron: '20 3 * * *',
  run: async () => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(Date.now() - KEYS_KEPT_MS))
      .execute();
  },
});

/** Forgets the replies kept for one person's retries, once who they are is erased. */
export async function forgetRepliesTo({ db }: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('scope', '=', accountId).execute();
}
