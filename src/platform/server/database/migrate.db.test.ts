import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { untilSomebodyWaits } from '#tests/support/lock-waits.ts';
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

test('an old program does not start on a newer database, and says what to do', async () => {
  await database.asOwner(async (db) => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999_of-tomorrow', now()::text)`.execute(
      db,
    );
  });
  await expect(migrate(database)).rejects.toThrow(
    'The database has been upgraded by a newer Pimento (its migration 9999_of-tomorrow is not known here). Start that one, or restore the backup',
  );
  await database.asOwner(async (db) => {
    await sql`delete from kysely_migration where name = '9999_of-tomorrow'`.execute(db);
  });
});

test('a migration before which all nodes are stopped is refused while another one serves, says why, and comes through once it is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-migrations-'));
  cpSync(join(import.meta.dirname, '../../../../db/migrations'), folder, { recursive: true });
  writeFileSync(
    join(folder, '9997_of-today.sql'),
    '-- Words have changed.\n-- All nodes are stopped first: they would answer with words that are gone.\n\ncreate table of_words (id int);\n',
  );
  const other = new pg.Client({ connectionString: database.connectionString, application_name: 'of-before' });
  await other.connect();
  await expect(migrate(database, folder)).rejects.toThrow(
    /9997_of-today .*they would answer with words that are gone.* 1 connection .*of-before.*stop every node/is,
  );
  const made = () =>
    database.asOwner((db) =>
      sql<{ made: boolean }>`select to_regclass('of_words') is not null as made`.execute(db),
    );
  expect((await made()).rows).toEqual([{ made: false }]);
  await other.end();
  await vi.waitFor(() => migrate(database, folder));
  expect((await made()).rows).toEqual([{ made: true }]);
  // It is made: whoever starts now may do so beside others.
  const another = new pg.Client({ connectionString: database.connectionString });
  await another.connect();
  await migrate(database, folder);
  await another.end();
  await database.asOwner(async (db) => {
    await sql`drop table of_words`.execute(db);
    await sql`delete from kysely_migration where name = '9997_of-today'`.execute(db);
  });
  rmSync(folder, { recursive: true });
});

test('a migration that finds a table in use keeps nobody waiting behind it, and comes through once it is free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-migrations-'));
  cpSync(join(import.meta.dirname, '../../../../db/migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9998_of-today.sql'), 'alter table quiz_answers add column of_today int;\n');
  const [reading, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reader = database.asOwner((db) =>
    db.transaction().execute(async (db) => {
      await sql`select from quiz_answers limit 1`.execute(db);
      reading.resolve();
      await free.promise;
    }),
  );
  await reading.promise;
  let isThrough = false;
  const migrating = migrate(database, folder).then(() => {
    isThrough = true;
  });
  // Whoever serves is not shown what the owner waits for.
  await database.asOwner((db) => untilSomebodyWaits({ db }));
  // Behind the migration, which waits behind the reader.
  await sql`select from quiz_answers limit 1`.execute(database.db);
  expect(isThrough).toBe(false);
  free.resolve();
  await Promise.all([reader, migrating]);
  const { rows } = await sql`select of_today from quiz_answers limit 1`.execute(database.db);
  expect(rows).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a migration comes through although one with a later number came before it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-migrations-'));
  cpSync(join(import.meta.dirname, '../../../../db/migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9998_of-today.sql'), 'select 1;\n');
  writeFileSync(join(folder, '0002_late.sql'), 'create table late (id int);\n');
  await migrate(database, folder);
  expect(await database.asOwner((db) => sql`select from late`.execute(db))).toMatchObject({ rows: [] });
  rmSync(folder, { recursive: true });
});
