// Forgets, once a day, security events that are older than 180 days, and alerts with them. The blocks of the chain stay, without their lists.
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { DAY_MS } from '#shared/calendar.ts';

const KEPT_MS = 180 * DAY_MS;
/** The most blocks that are handled in one transaction. */
const MOST_BLOCKS = 100;

export const forgetSecurityEventsJob = (db: Db): Job => ({
  name: 'forget-security-events',
  cron: '20 3 * * *',
  run: () => forgetSecurityEvents(db, new Date()),
});

/** Forgets old events. The database itself checks their age and lets no younger one go. */
export async function forgetSecurityEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_alerts')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  for (;;) {
    const { rows } = await sql<{ forgotten: number }>`
      select forget_security_events(${sql.lit(MOST_BLOCKS)}) as forgotten`.execute(db);
    if ((rows[0]?.forgotten ?? 0) < MOST_BLOCKS) return;
  }
}
