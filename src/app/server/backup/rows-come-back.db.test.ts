import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import type { Db } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { openTestApp, openTestDatabase, type TestApp } from '#tests/support/database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let app: TestApp;
let folder: string;
let backup: string;

/** In the order in which they lie in the part of the table that is this week's. */
async function rowsIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from idempotency_keys where scope = 'pages' order by tableoid, ctid`.execute(db);
  return rows.map(({ key }) => key);
}

beforeAll(async () => {
  app = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
  // Of two pages: the first was full when the last row came, and has room for it since a row was taken away.
  for (const letters of [1_740, 1_740, 1_740, 900, 900, 1_740, 1_740, 1_740, 1_740, 900])
    await sql`insert into idempotency_keys (scope, key, request_hash, reply, created_at)
      values ('pages', gen_random_uuid()::text, repeat('0', 64), jsonb_build_object('reply', repeat('x', ${letters}::int)), now())`.execute(
      app.owner,
    );
  await sql`delete from idempotency_keys where scope = 'pages' and key = (select key from idempotency_keys
    where scope = 'pages' and length(reply ->> 'reply') = 900 order by ctid limit 1)`.execute(app.owner);
  const { files, config } = app.services;
  const source = { connectionString: app.ownerAddress, files, dataDir: config.dataDir, keyFiles: [] };
  backup = join(folder, (await backUp(source, { folder, recipient: undefined, keep: undefined })).name);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** In an empty database and an empty folder. */
async function elsewhere(run: (database: Awaited<ReturnType<typeof openTestDatabase>>) => Promise<void>) {
  const database = await openTestDatabase();
  try {
    await run(database);
  } finally {
    await database.close();
  }
}

async function restoreInto(database: Awaited<ReturnType<typeof openTestDatabase>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-restored-'));
  try {
    const files = openFiles(readConfig({ DATA_DIR: dataDir }));
    return await restore(backup, { database, files, dataDir }, undefined);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

test('a table comes back whole though its rows find other pages than they lay in', () =>
  elsewhere(async (database) => {
    await restoreInto(database);
    const [before, after] = [await rowsIn(app.db), await rowsIn(database.db)];
    expect(after).not.toEqual(before);
    expect(after.toSorted()).toEqual(before.toSorted());
  }));

test('a row that comes back otherwise is refused, and nothing is restored', () =>
  elsewhere(async (database) => {
    await database.asOwner((db) =>
      sql`alter table idempotency_keys alter column request_hash type char(70)`.execute(db),
    );
    await expect(restoreInto(database)).rejects.toThrow(
      /Nothing was restored: public\.idempotency_keys\.gz came back with \d+ rows, and not as/,
    );
    expect(await rowsIn(database.db)).toEqual([]);
  }));
