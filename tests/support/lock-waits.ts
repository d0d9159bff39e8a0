// For tests of two at once: the moment at which the second stands before what the first holds.
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { TestGround } from './database.ts';

export async function untilSomebodyWaits({ db }: Pick<TestGround, 'db'>): Promise<void> {
  const waiting = sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => {
      if ((await waiting.execute(db)).rows.length === 0) throw new Error('nobody waits for a lock');
    },
    { timeout: 10_000, interval: 20 },
  );
}
