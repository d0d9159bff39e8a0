import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type Line, openLine } from '#tests/support/line.ts';
import { logErrors, openJobs } from '../jobs.ts';
import { type OpenDatabase, openServer } from './database.ts';
import { refusalOf } from './database-errors.ts';
import type { Listening } from './listening.ts';

/** What a person waits for an answer at most. */
const PATIENCE_MS = 10_000;

let server: OpenDatabase;
let line: Line;
let database: OpenDatabase;

beforeEach(async () => {
  server = await openTestDatabase();
  line = await openLine(server.connectionString);
  database = await openServer(line.url, 4);
});

afterEach(async () => {
  line.refuse();
  await database.close();
  await line.close();
  await server.close();
});

const ask = () => sql`select 1`.execute(database.db);

/** Runs it beside the line. */
async function directly(run: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  await run(client);
  await client.end();
}

async function refusedAfterMs(asked: Promise<unknown>): Promise<number> {
  const start = performance.now();
  const error = await asked.then(
    () => null,
    (error) => error,
  );
  expect(refusalOf(error)?.code).toBe('service.unavailable');
  return performance.now() - start;
}

test('a server that stops while it is at work is refused as unavailable, and used again when it is back', async () => {
  const atWork = sql`select pg_sleep(4)`.execute(database.db);
  const inTransaction = database.db.transaction().execute(async (db) => {
    await sql`select 1`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sql`select 1`.execute(db);
  });
  setTimeout(line.refuse, 100);
  await Promise.all([refusedAfterMs(atWork), refusedAfterMs(inTransaction)]);
  line.mend();
  await ask();
});

test('a server that only reads, as one that is the primary no more, takes no write and is refused as unavailable', async () => {
  const address = new URL(server.connectionString);
  address.searchParams.set('options', '-cdefault_transaction_read_only=on');
  const standby = await openServer(address.href, 1);
  await refusedAfterMs(sql`delete from prizes`.execute(standby.db));
  await standby.close();
});

describe('a line that is cut without a word', () => {
  test('keeps nobody waiting, neither on old connections nor for new ones', async () => {
    await Promise.all([ask(), ask()]);
    line.cut();
    const waited = await Promise.all(Array.from({ length: 12 }, () => refusedAfterMs(ask())));
    expect(Math.max(...waited)).toBeLessThan(PATIENCE_MS);
    line.mend();
    await vi.waitFor(ask, { timeout: 2_000, interval: 50 });
  });

  test('ends what a transaction holds', async () => {
    const held = database.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(20011)`.execute(db);
      line.cut();
      await sql`select 1`.execute(db);
    });
    expect(await refusedAfterMs(held)).toBeLessThan(PATIENCE_MS);
    await directly(async (client) => {
      await vi.waitFor(
        async () => {
          const { rows } = await client.query('select pg_try_advisory_lock(20011) as free');
          expect(rows[0]?.free).toBe(true);
        },
        { timeout: 15_000, interval: 200 },
      );
    });
  });
});

describe('who listens', () => {
  let listening: Listening;
  const heard: string[] = [];
  let gaps = 0;

  beforeEach(async () => {
    heard.length = 0;
    gaps = 0;
    listening = await database.listen(
      'outages',
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
  });
  afterEach(() => listening.stop());

  const untilHeard = (isHeard: boolean) =>
    vi.waitFor(() => expect(listening.isHeard()).toBe(isHeard), { timeout: 10_000, interval: 20 });

  test('tries now and then while the server is away, and is one connection again when it is back', async () => {
    line.refuse();
    await untilHeard(false);
    const before = line.tried();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(line.tried() - before).toBeLessThan(12);
    line.mend();
    await untilHeard(true);
    expect(gaps).toBe(1);
    const triedWhenBack = line.tried();
    await directly((client) => client.query(`select pg_notify('outages', 'here')`));
    await vi.waitFor(() => expect(heard).toEqual(['here']));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(line.tried()).toBe(triedWhenBack);
  });

  test('notices a line that is cut, and hears again when it is mended', async () => {
    line.cut();
    await untilHeard(false);
    line.mend();
    await untilHeard(true);
    await directly((client) => client.query(`select pg_notify('outages', 'again')`));
    await vi.waitFor(() => expect(heard).toEqual(['again']));
  });
});

describe('with a standby', () => {
  let primary: OpenDatabase;
  let listening: Listening;
  beforeEach(async () => {
    const standby = new URL(server.connectionString);
    standby.searchParams.set('options', '-cdefault_transaction_read_only=on');
    primary = await openServer(line.url, 4, { standby: standby.href });
    listening = await primary.listen(
      'outages',
      () => {},
      () => {},
    );
  });
  afterEach(async () => {
    await listening.stop();
    await primary.close();
  });
  const isReading = async () =>
    (await sql<{ it: string }>`select current_setting('transaction_read_only') as it`.execute(primary.db))
      .rows[0]?.it;
  const write = () => primary.db.deleteFrom('prizes').execute();

  test('what reads is answered while the primary is away, what writes is refused at once; then all is the primary’s again', async () => {
    expect(await isReading()).toBe('off');
    line.refuse();
    await vi.waitFor(() => expect(listening.isHeard()).toBe(false), { timeout: 10_000, interval: 20 });
    expect(await isReading()).toBe('on');
    expect(await refusedAfterMs(write())).toBeLessThan(1_000);
    line.mend();
    await vi.waitFor(() => expect(listening.isHeard()).toBe(true), { timeout: 10_000, interval: 20 });
    expect(await isReading()).toBe('off');
    await write();
  });

  test('where there is none any more, because it has become the primary, that is asked though nothing was heard there yet', async () => {
    const gone = 'postgres://nobody@127.0.0.1:1/none';
    const pooler = server.connectionString;
    const promoted = await openServer(line.url, 4, { standby: gone, pooler });
    const hearing = await promoted.listen(
      'outages',
      () => {},
      () => {},
    );
    line.refuse();
    await vi.waitFor(() => expect(hearing.isHeard()).toBe(false), { timeout: 10_000, interval: 20 });
    await promoted.db.deleteFrom('prizes').execute();
    await hearing.stop();
    await promoted.close();
  });
});

describe('a table that somebody keeps locked', () => {
  const lockFor = async (ms: number, isTaken: () => void) =>
    directly(async (client) => {
      await client.query('begin');
      await client.query('lock table prizes in access exclusive mode');
      isTaken();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await client.query('rollback');
    });
  const write = (id: string) =>
    database.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db);
      await db.updateTable('prizes').set({ name: 'bag' }).where('id', '=', asId<'prizes'>(id)).execute();
    });

  test('keeps those waiting who want it, and nobody else; they are answered soon, and served when it is free', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const lockMs = 10_000;
    const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>();
    const freed = lockFor(lockMs, isTaken);
    await taken;
    const end = performance.now() + lockMs - 4_000;
    const refused: number[] = [];
    const served: number[] = [];
    const writer = async () => {
      while (performance.now() < end) {
        refused.push(await refusedAfterMs(write(id)));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const reader = async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await ask();
        served.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await Promise.all([...Array.from({ length: 16 }, writer), reader(), reader()]);
    expect(Math.max(...refused)).toBeLessThan(PATIENCE_MS);
    expect(Math.max(...served)).toBeLessThan(PATIENCE_MS);
    // Two readers that wait as the writers do are served some five times; counted, because a busy machine makes any single answer late.
    expect(served.length).toBeGreaterThan(30);
    await freed;
    await vi.waitFor(() => write(id), { timeout: 5_000, interval: 100 });
  });
});

test('the queue that loses the database says so in a line without a stack, and cries for nothing else', async () => {
  const logged: { level: string; fields: object }[] = [];
  const at = (level: string) => (fields: object) => void logged.push({ level, fields });
  const log = logErrors({ warn: at('warn'), error: at('error') });
  const jobs = openJobs(database, log);
  await jobs.start([{ name: 'idle', run: async () => {} }]);
  line.refuse();
  await vi.waitFor(() => expect(logged).not.toEqual([]), { timeout: 20_000, interval: 100 });
  line.mend();
  await jobs.stop();
  for (const one of logged) expect(one).toEqual({ level: 'warn', fields: { reason: expect.any(String) } });
  const bug = new TypeError('the printer is on fire');
  log(bug);
  expect(logged.at(-1)).toEqual({ level: 'error', fields: { err: bug } });
});
