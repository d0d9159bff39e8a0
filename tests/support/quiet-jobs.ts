// For tests that compare whole states: no job changes anything meanwhile.
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { TestApp } from './database.ts';

/**
 * What runs behind the calls is done, nothing begins any more, and what the clock had begun is forgotten: two states differ by what the
 * test did alone. Fails after a minute of waiting.
 */
export async function untilNothingRuns({ db, services }: TestApp): Promise<void> {
  const open = sql`select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`;
  await vi.waitFor(
    async () => {
      if ((await open.execute(db)).rows.length > 0) throw new Error('jobs are still under way');
    },
    { timeout: 60_000, interval: 50 },
  );
  await services.jobs.stop();
  await sql`delete from jobs.job where name in (select name from jobs.schedule)`.execute(db);
}
