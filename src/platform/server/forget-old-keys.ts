// Forgets, once a day, the replies that were kept for retries: nobody retries after a week.
import type { Db } from './database/database.ts';
import type { Job } from './jobs.ts';

const KEPT_MS = 7 * 86_400_000;

export const forgetOldKeysJob = (db: Db): Job => ({
  name: 'forget-old-keys',
  cron: '20 3 * * *',
  run: async () => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(Date.now() - KEPT_MS))
      .execute();
  },
});
