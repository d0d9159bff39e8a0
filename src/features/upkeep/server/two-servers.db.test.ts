import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { type Job, openJobs } from '#platform/server/jobs.ts';
import { openTestDatabase } from '#tests/support/database.ts';

it('two servers that start at once share the work: each job runs once, and none of a transaction that was rolled back', async () => {
  const database = await openTestDatabase();
  const errors: Error[] = [];
  const ran: unknown[] = [];
  const job: Job = {
    name: 'shared',
    atOnce: 5,
    run: async (payload) => {
      ran.push((payload as { number?: number }).number);
    },
  };
  const servers = [1, 2].map(() => openJobs(database, (error) => errors.push(error)));
  await Promise.all(servers.map((jobs) => jobs.start([job])));
  const [first, second] = servers;
  await database.db.transaction().execute(async (db) => {
    for (const number of [1, 2, 3]) await first?.send(db, 'shared', { number });
    await second?.sendMany(db, 'shared', [{ number: 4 }, { number: 5 }, { number: 6 }]);
  });
  await expect(
    database.db.transaction().execute(async (db) => {
      await first?.send(db, 'shared', { number: 7 });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from jobs.job where name = 'shared'`.execute(database.db);
      expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'completed'));
    },
    { timeout: 30_000, interval: 250 },
  );
  expect(ran.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(errors).toEqual([]);
  await Promise.all(servers.map((jobs) => jobs.stop()));
  await database.close();
}, 60_000);
