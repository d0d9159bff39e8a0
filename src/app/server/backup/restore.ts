// Brings a backup back into an empty database and an empty data folder, and compares every table and every file with what was backed up.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type pg from 'pg';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import type { Files } from '#platform/server/file-store.ts';
import { pathInStore } from './kept-backups.ts';
import { DamagedBackup, type Manifest, partOfKey, partOfTable, readManifest } from './manifest.ts';
import { hashOfPart, readPart, seenIn } from './parts.ts';
import { AS_IT_IS, openingWith, type Sealing } from './sealing.ts';
import {
  connected,
  type FileRow,
  knownFiles,
  madeBy,
  readTable,
  refill,
  setSequences,
  tablesOf,
  writeTable,
} from './tables.ts';

type Target = { database: OpenDatabase; files: Files; dataDir: string };

export type Restored = {
  takenAt: Date;
  tables: number;
  rows: number;
  files: number;
  lost: string[];
  keys: string[];
};

const AT_ONCE = 8;
const MOST_EXAMPLES = 5;

/**
 * `folder` is one backup. All of it comes back or nothing: rows are committed once every table and every file was compared. `keyFile` is the
 * text of the file of BACKUP_IDENTITY_FILE. Throws DamagedBackup, or an Error that says what stands in the way.
 */
export async function restore(
  folder: string,
  { database, files, dataDir }: Target,
  keyFile: string | undefined,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  const opening = openingOf(manifest, folder, keyFile);
  await refuseDamagedParts(folder, manifest);
  await migrate(database);
  await refuseUnempty(database, files);
  await connected(database.ownerConnectionString, async (client) => {
    await refuseOther(client, manifest);
    await client.query('begin');
    const filled = await fillTables(client, folder, manifest, opening);
    const written: string[] = [];
    try {
      await restoreFiles(client, { folder, manifest, opening, files, written });
      await compareTables(client, filled);
      await restoreKeys(folder, manifest, opening, dataDir);
      await client.query('commit');
    } catch (error) {
      for (const id of written) await files.remove(id);
      throw error;
    }
  });
  // As at a start, sequences go on above the numbers in use, and the role that serves gets its rights.
  await migrate(database);
  return {
    takenAt: new Date(manifest.takenAt),
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files,
    lost: manifest.lost,
    keys: manifest.keys.map(({ name }) => name),
  };
}

function openingOf({ encrypted }: Manifest, folder: string, keyFile: string | undefined): Sealing {
  if (!encrypted) return AS_IT_IS;
  if (keyFile === undefined)
    throw new Error(
      `The backup ${basename(folder)} is encrypted. Name the file with its key in BACKUP_IDENTITY_FILE.`,
    );
  return openingWith(keyFile);
}

const damaged = (folder: string, what: string[]) =>
  new DamagedBackup(
    `The backup ${basename(folder)} is damaged, and nothing was restored: ${what.slice(0, MOST_EXAMPLES).join('; ')}${
      what.length > MOST_EXAMPLES ? ` and ${what.length - MOST_EXAMPLES} more` : ''
    }. Take another one.`,
  );

/** Refuses damaged parts before anything is written. */
async function refuseDamagedParts(folder: string, { tables, keys }: Manifest): Promise<void> {
  const parts = [
    ...tables.map((table) => ({ part: partOfTable(table), stored: table.stored })),
    ...keys.map(({ name, stored }) => ({ part: partOfKey(name), stored })),
  ];
  const faults: string[] = [];
  for (const { part, stored } of parts) {
    const hash = await hashOfPart(join(folder, part));
    if (hash !== stored) faults.push(`${part} ${hash === null ? 'is missing' : 'is not as it was written'}`);
  }
  if (faults.length > 0) throw damaged(folder, faults);
}

async function refuseUnempty({ asOwner }: OpenDatabase, files: Files): Promise<void> {
  const isInhabited = await asOwner(async (db) => {
    const { rows } = await sql<{ yes: boolean }>`select exists (select from accounts) as yes`.execute(db);
    return rows[0]?.yes ?? true;
  });
  if (isInhabited)
    throw new Error('There are accounts in this database already. A backup is restored into an empty one.');
  for await (const { id } of files.list())
    throw new Error(
      `There are files under DATA_DIR already (${id}). A backup is restored into an empty folder.`,
    );
}

async function refuseOther(client: pg.Client, manifest: Manifest): Promise<void> {
  const { migrations, jobsVersion } = await madeBy(client);
  if (migrations.join() === manifest.migrations.join() && jobsVersion === manifest.jobsVersion) return;
  throw new Error(
    `This backup was made by another version of Pimento: ${differencesOf(manifest.migrations, migrations)}. Restore it with that version, ` +
      'into a database that this one has not touched, and upgrade then.',
  );
}

/** The migrations that only one of two versions has, by their names: the last of both may be the same. */
function differencesOf(theirs: readonly string[], ours: readonly string[]): string {
  const only = (these: readonly string[], others: readonly string[]) =>
    these.filter((name) => !others.includes(name)).join(', ');
  const [unknownHere, unknownThere] = [only(theirs, ours), only(ours, theirs)];
  const words = [
    unknownHere && `this one does not know ${unknownHere}`,
    unknownThere && `that one did not know ${unknownThere}`,
  ].filter(Boolean);
  return words.join(', and ') || 'its job queue is of another version';
}

type Filled = { table: Manifest['tables'][number]; lineSum: string };

/** Answers what each table was filled with. */
async function fillTables(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  opening: Sealing,
): Promise<Filled[]> {
  const all = await tablesOf(client);
  const filled: Filled[] = [];
  await refill(client, all, async () => {
    for (const table of manifest.tables) {
      const { sha256, lineSum } = await readPart(
        join(folder, partOfTable(table)),
        opening,
        writeTable(client, table),
      ).catch((error) => {
        throw /no identity matched/.test(String(error))
          ? new Error('This backup was encrypted for another key than the one in BACKUP_IDENTITY_FILE.')
          : error;
      });
      if (sha256 !== table.sha256) throw damaged(folder, [`${partOfTable(table)} is not what was read`]);
      filled.push({ table, lineSum });
    }
  });
  await setSequences(client, manifest.sequences);
  return filled;
}

/**
 * The rows of each table have to be those that it was filled with. Their order says nothing: PostgreSQL puts a row into any page that has room
 * for it, and reads pages one after the other.
 */
async function compareTables(client: pg.Client, filled: readonly Filled[]): Promise<void> {
  for (const { table, lineSum } of filled) {
    const seen = await seenIn(readTable(client, table));
    if (seen.lineSum !== lineSum)
      throw new Error(
        `Nothing was restored: ${partOfTable(table)} came back with ${seen.lines} rows, and not as the ${table.rows} that were backed up.`,
      );
  }
}

type Restoring = {
  folder: string;
  manifest: Manifest;
  opening: Sealing;
  files: Files;
  /** The ids of the files that lie in the data folder by now. */
  written: string[];
};

/** Restores the files that the restored rows describe. */
async function restoreFiles(
  client: pg.Client,
  { folder, manifest, opening, files, written }: Restoring,
): Promise<void> {
  const faults: string[] = [];
  const lost = new Set(manifest.lost);
  const restoreOne = async ({ id, sha256 }: FileRow) => {
    if (lost.has(id)) return;
    const path = pathInStore(dirname(folder), id, manifest.encrypted);
    const kept = await readFile(path).catch(() => null);
    if (!kept) return void faults.push(`the file ${id} is missing`);
    const bytes = await opening.bytes(kept).catch(() => null);
    if (!bytes || hashOf(bytes) !== sha256)
      return void faults.push(`the file ${id} is not as it was written`);
    written.push(id);
    await files.write(id, Buffer.from(bytes));
    if (hashOf(await buffer(await files.open(id))) !== sha256)
      throw new Error(`The disk under DATA_DIR does not give back what was written to it (${id}).`);
  };
  for await (const rows of knownFiles(client))
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await Promise.all(rows.slice(at, at + AT_ONCE).map(restoreOne));
  if (faults.length > 0) throw damaged(folder, faults);
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function restoreKeys(
  folder: string,
  { keys }: Manifest,
  opening: Sealing,
  dataDir: string,
): Promise<void> {
  for (const { name } of keys) {
    const path = join(dataDir, name);
    await rm(path, { force: true });
    await readPart(
      join(folder, partOfKey(name)),
      opening,
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
  }
}
