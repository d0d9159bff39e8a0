// Removes, once a day, what has no use any more: ended sessions, old links, old counts of tries.

import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { DEVICE_SECONDS } from '#shared/sessions/longest-lives.ts';
import { isOver } from '../../rules-in-sql/session-life.ts';

export const forgetExpiredJob = (db: Db): Job => ({
  name: 'forget-expired-sessions',
  cron: '20 3 * * *',
  run: () => forgetExpired(db, new Date()),
});

export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('sessions').where(isOver(now)).execute();
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now.getTime() - DEVICE_SECONDS * 1_000))
    .execute();
  await db.deleteFrom('half_logins').where('expires_at', '<', now).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('throttles').where('since', '<', yesterday).execute();
}
