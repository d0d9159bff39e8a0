// Forgets, once a day, the replies that were kept for retries: no phone sends by itself what is so old.
import { KEYS_KEPT_MS } from '#shared/retries.ts';
import type { Db } from './database/database.ts';
import type { Job } from './jobs.ts';

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
