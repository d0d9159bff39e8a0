import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from './database.ts';

// PgBouncer itself stands before all database tests in `npm run prove:pgbouncer`; here is what the product does for it.

let server: OpenDatabase;
beforeEach(async () => {
  server = await openTestDatabase();
});
afterEach(() => server.close());

const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const;

/** As its `connect_query` does. */
const limit = (ms: number) =>
  server.asOwner(async (db) => {
    const { pathname, username } = new URL(server.connectionString);
    for (const name of limits)
      await sql`alter role ${sql.id(username)} in database ${sql.id(pathname.slice(1))} set ${sql.raw(name)} = ${sql.lit(ms)}`.execute(
        db,
      );
  });
const open = async (isGuest = false) => {
  // The names that a process gives to statements come to an end, which earlier tests in it may have reached.
  vi.resetModules();
  const { openDatabase } = await import('./database.ts');
  return openDatabase({
    databaseUrl: server.connectionString,
    databasePoolerUrl: server.connectionString,
    dataDir: '',
    poolSize: 2,
    isGuest,
  });
};

test('a pooler behind which nothing ends a statement stops the start, with what to write', async () => {
  await expect(open()).rejects.toThrow(
    /^DATABASE_POOLER_URL: .*connect_query='set lock_timeout = 2500; set statement_timeout = 5000; set idle_in_transaction_session_timeout = 10000; set jit = off'/,
  );
});

test('by way of it no statement stays prepared and no connection asks for limits; jobs and commands go directly', async () => {
  await limit(4_321);
  const database = await open();
  const limitOf = async (db: typeof database.db) =>
    (await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db)).rows[0]?.lock_timeout;
  expect(await limitOf(database.db)).toBe('4321ms');
  expect(await limitOf(database.background)).toBe('8s');
  const prepared = async (db: typeof database.db) => {
    await sql`select 1`.execute(db);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(
      db,
    );
    return rows[0]?.n;
  };
  expect(await prepared(database.db)).toBe(0);
  expect(await prepared(database.background)).toBeGreaterThan(0);
  await database.close();
});

test('no statement is compiled: a connection says so, and of one by way of a pooler the pooler', async () => {
  await limit(4_321);
  const jitOf = async (db: typeof server.db) =>
    (await sql<{ jit: string }>`show jit`.execute(db)).rows[0]?.jit;
  const database = await open();
  expect(await jitOf(server.db)).toBe('off');
  expect(await jitOf(database.background)).toBe('off');
  expect(await jitOf(database.db)).toBe('on');
  await database.close();
});

test('a command has no need of it', async () => {
  const database = await open(true);
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
});
