import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from '../database.ts';
import { compiledStatement } from './compiled-statement.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('answers each call with its own values, and is built once for each shape', async () => {
  let built = 0;
  const sum = compiledStatement(
    ({ sign }: { sign: '+' | '-' }, { one, other }: { one: number; other: number }) => {
      built += 1;
      return sql<{ sum: number }>`select ${one}::int ${sql.raw(sign)} ${other}::int as sum`;
    },
  );
  expect(await sum(database.db, { sign: '+' }, { one: 2, other: 3 })).toEqual([{ sum: 5 }]);
  expect(await sum(database.db, { sign: '+' }, { one: 20, other: 30 })).toEqual([{ sum: 50 }]);
  expect(await sum(database.db, { sign: '-' }, { one: 20, other: 30 })).toEqual([{ sum: -10 }]);
  expect(built).toBe(2);
});

it('refuses to be built from a value that is worked out from one of a call', async () => {
  const later = compiledStatement(
    (_: object, { now }: { now: Date }) => sql`select ${new Date(+now + 1)}::timestamptz`,
  );
  await expect(later(database.db, {}, { now: new Date() })).rejects.toThrow(
    "'now' of a compiled statement is a parameter",
  );
  const next = compiledStatement((_: object, { page }: { page: number }) => sql`select ${page + 1}::int`);
  await expect(next(database.db, {}, { page: 1 })).rejects.toThrow(
    "'page' of a compiled statement is a parameter",
  );
});
