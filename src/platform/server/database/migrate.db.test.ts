import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const written = (name: string) => readFileSync(join(import.meta.dirname, '../../../../db', name), 'utf8');

test('db/schema.sql and db/tables.ts are what the migrations make (npm run db:types writes them)', async () => {
  const { schemaSql, tablesTs } = await describeSchema(database.db);
  expect(schemaSql).toBe(written('schema.sql'));
  expect(tablesTs).toBe(written('tables.ts'));
});

test('migrating a migrated database changes nothing', async () => {
  const before = await describeSchema(database.db);
  await migrate(database);
  expect(await describeSchema(database.db)).toEqual(before);
});
