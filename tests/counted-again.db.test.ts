// What the filling of `npm run bench:million` counts by itself is what triggers count: a crowd filled without them is measured as one filled by the product.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#app/server/demo/seed-demo.ts';
import { installDefaults } from '#app/server/install-defaults.ts';
import type { Day } from '#shared/calendar.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { untilNothingRuns } from '#tests/support/quiet-jobs.ts';
import { countedAgain } from '../bench/million/counted-again.ts';

const COUNTED = [
  ...[
    'account_totals',
    'application_totals',
    'verification_totals',
    'progress',
    'progress_totals',
    'seed_accounts',
  ],
  ...['mail_totals', 'redemption_totals', 'message_threads', 'message_thread_totals', 'daily_figures'],
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await installDefaults(test.services);
  await seedDemo(workAs(test.services, null), { users: 40, seed: '7', today: '2026-03-10' as Day });
  await untilNothingRuns(test);
}, 120_000);
afterAll(() => test.close());

/** Each table's rows as text, without counts of nothing: a trigger leaves them where a count goes back to zero. */
async function counts(): Promise<Record<string, string[]>> {
  const counted: Record<string, string[]> = {};
  for (const table of COUNTED) {
    const { rows } = await sql<{
      row: object;
    }>`select to_jsonb(t) - 'changed_at' - 'last_at' as row from ${sql.table(table)} t`.execute(test.db);
    counted[table] = rows
      .filter(({ row }) =>
        Object.entries(row).some(
          ([name, value]) => name !== 'part' && typeof value === 'number' && value !== 0,
        ),
      )
      .map(({ row }) => JSON.stringify(row))
      .sort();
  }
  return counted;
}

it('counts what triggers have counted to the same', async () => {
  const before = await counts();
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(8);
  await test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of countedAgain) await statement.execute(db);
  });
  expect(await counts()).toEqual(before);
});

it('counts from nothing what they would have counted', async () => {
  const before = await counts();
  await test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`truncate account_totals, application_totals, verification_totals, progress, progress_totals, redemption_totals, message_threads`.execute(
      db,
    );
    await sql`update seed_accounts set balance = 0`.execute(db);
    await sql`update mail_totals set queued = 0, sent = 0, failed = 0, kept = 0`.execute(db);
    for (const statement of countedAgain) await statement.execute(db);
  });
  expect(await counts()).toEqual(before);
});
