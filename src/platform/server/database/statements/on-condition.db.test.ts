import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from '../database.ts';
import { type Check, checkOf, NoLonger, TAKES_CONDITION } from './on-condition.ts';
import { SENT_AHEAD } from './prepared-statements.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const holding = (holds: boolean, readsAlong = true) =>
  checkOf(
    { text: 'select 1 / count(*) as holds from generate_series(1, $1::int)', values: [holds ? 1 : 0] },
    { readsAlong },
  );

const write = (key: string, ending = sql``) =>
  sql`insert into idempotency_keys (scope, key, request_hash, created_at) values ('test', ${key}, 'x', now()) ${ending}`;
const written = async () =>
  (await database.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  );
beforeEach(() => database.db.deleteFrom('idempotency_keys').execute());

const transactionOn = (check: Check, ending = sql``) =>
  check.run(() => database.db.transaction().execute((db) => write('in a transaction', ending).execute(db)));

test('what holds lets everything through, and is asked once', async () => {
  const check = holding(true);
  const { rows } = await check.run(() => sql<{ one: number }>`select 1 as one`.execute(database.db));
  expect(rows).toEqual([{ one: 1 }]);
  expect(check.holds()).toBe(true);
  await transactionOn(check);
  expect(await check.held()).toBe(true);
  await transactionOn(holding(true), SENT_AHEAD).catch(() => {});
  expect(await written()).toEqual(['in a transaction']);
});

test('what no longer holds answers no read', async () => {
  const check = holding(false);
  await expect(check.run(() => sql`select 1`.execute(database.db))).rejects.toThrow(NoLonger);
  await expect(check.run(() => sql`select 1`.execute(database.db))).rejects.toThrow(NoLonger);
  expect(await check.held()).toBe(false);
});

/** A client, as far as it is handed statements here: each as one object. */
const client: { query(statement: pg.QueryConfig): unknown } = pg.Client.prototype;

/** The texts of the statements that are sent meanwhile. */
async function sentBy(run: () => Promise<unknown>): Promise<string[]> {
  const heard = vi.spyOn(client, 'query');
  await run();
  const sent = heard.mock.calls.map(([{ text }]) => text);
  heard.mockRestore();
  return sent;
}

test('what takes the condition along is one statement, which keeps its rows and their order', async () => {
  const check = holding(true);
  const numbers = (most: number) =>
    sql<{
      n: number;
    }>`select n from generate_series(1, ${most}::int) n order by n desc ${TAKES_CONDITION}`.execute(
      database.db,
    );
  const sent = await sentBy(async () => {
    expect((await check.run(() => numbers(3))).rows).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
  });
  expect(sent).toHaveLength(1);
  expect(check.holds()).toBe(true);
  expect(await check.held()).toBe(true);
  expect((await check.run(() => numbers(1))).rows).toEqual([{ n: 1 }]);
  expect((await numbers(2)).rows).toHaveLength(2);
});

test('what takes the condition along answers nothing where it does not hold, with rows or without', async () => {
  for (const many of [2, 0]) {
    const read = sql`select n from generate_series(1, ${many}::int) n ${TAKES_CONDITION}`;
    const check = holding(false);
    await expect(check.run(() => read.execute(database.db))).rejects.toThrow(NoLonger);
    expect(await check.held()).toBe(false);
  }
});

test('where nothing is found the condition is asked by itself', async () => {
  const none = sql`select n from generate_series(1, 0) n ${TAKES_CONDITION}`;
  const check = holding(true);
  const sent = await sentBy(() => check.run(() => none.execute(database.db)));
  expect(sent).toEqual([
    expect.stringContaining('select n from'),
    expect.stringMatching(/^select 1 \/ count/),
  ]);
  expect(await check.held()).toBe(true);
});

test.each([
  ['', sql``],
  [' though nobody waits for its statements', SENT_AHEAD],
])('a transaction on what no longer holds is undone%s', async (_, ending) => {
  const check = holding(false);
  await expect(transactionOn(check, ending)).rejects.toThrow(NoLonger);
  await expect(transactionOn(check, ending)).rejects.toThrow(NoLonger);
  expect(await written()).toEqual([]);
  await expect(transactionOn(holding(true), ending)).resolves.toBeDefined();
  expect(await written()).toEqual(['in a transaction']);
});

test('a write outside a transaction, and every statement beside the first, waits for the answer', async () => {
  const check = holding(false);
  await expect(check.run(() => write('by itself').execute(database.db))).rejects.toThrow(NoLonger);
  const hidden = holding(false);
  const hide = sql`with w as (${write('inside a reading')} returning key) select key from w`;
  await expect(hidden.run(() => hide.execute(database.db))).rejects.toThrow(NoLonger);
  const several = holding(false);
  const begun = await several.run(() =>
    Promise.allSettled([
      sql`select 1`.execute(database.db),
      write('beside it').execute(database.db),
      database.db.transaction().execute((db) => write('and in a transaction').execute(db)),
    ]),
  );
  expect(begun.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await written()).toEqual([]);
});

test('a call that changes something reads nothing before the answer', async () => {
  const check = holding(true, false);
  const { rows } = await check.run(() => sql`select 1 as one`.execute(database.db));
  expect(rows).toEqual([{ one: 1 }]);
  await expect(holding(false, false).run(() => sql`select 1`.execute(database.db))).rejects.toThrow(NoLonger);
});

test('a fault of the question itself is reported as it is', async () => {
  const check = checkOf({ text: 'select nothing from nowhere', values: [] }, { readsAlong: true });
  await expect(check.run(() => sql`select 1`.execute(database.db))).rejects.toMatchObject({ code: '42P01' });
  await expect(check.held()).rejects.toMatchObject({ code: '42P01' });
});
