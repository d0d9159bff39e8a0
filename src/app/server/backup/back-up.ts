// Writes a backup of one moment, database and files, while everybody goes on working.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { DataFolderInUse, lockDataFolder } from '#platform/server/database/embedded/data-folder-lock.ts';
import type { Files } from '#platform/server/file-store.ts';
import { isAway } from '#platform/server/files/store.ts';
import { FILE_LIST, isThere, nameOf, pathInStore, prune, writeWhole } from './kept-backups.ts';
import { DamagedBackup, MANIFEST, type Manifest, partOfKey, partOfTable } from './manifest.ts';
import { writePart } from './parts.ts';
import { AS_IT_IS, sealingFor } from './sealing.ts';
import { connected, type FileRow, knownFiles, madeBy, readTable, sequencesOf, tablesOf } from './tables.ts';

type Source = {
  /** How the owner of the tables reaches the database. */
  connectionString: string;
  files: Files;
  dataDir: string;
  /** Files of DATA_DIR that open what the database keeps; they go into an encrypted backup alone. */
  keyFiles: string[];
};

type Target = { folder: string; recipient: string | undefined; keep: number | undefined };

type Lost = { id: string; fault: string };

export type BackedUp = {
  name: string;
  rows: number;
  tables: number;
  files: number;
  /** How many of these files no earlier backup had. */
  newFiles: number;
  /** Files that the database knows and the disk has lost, or holds otherwise than they were handed in. */
  lost: Lost[];
  pruned: { backups: number; files: number };
  /** Why no older one was removed, though that was asked for. */
  notPruned: string | null;
};

const AT_ONCE = 8;
const UNFINISHED = 'unfinished-';
/** A file that leaves while it is being copied makes another moment necessary; so often that does not happen by chance. */
const MOST_MOMENTS = 20;

/**
 * Files that are known are copied before the moment is chosen, so that few are left to copy within it. A file that is gone when it should be
 * copied, with its row, belongs to no later moment: another one is chosen. Throws where another backup is under way in the folder.
 */
export async function backUp(source: Source, { folder, recipient, keep }: Target): Promise<BackedUp> {
  const sealing = recipient ? sealingFor(recipient) : AS_IT_IS;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockBackups(folder);
  try {
    await removeUnfinished(folder);
    const store = { folder, encrypted: recipient !== undefined, sealing, files: source.files };
    return await connected(source.connectionString, async (client) => {
      const before = await copyFiles(client, store);
      const moment = await atOneMoment(client, store, before.gone);
      const unfinished = join(folder, UNFINISHED + nameOf(new Date()));
      await mkdir(unfinished, { mode: 0o700 });
      const manifest = await writeTables(client, unfinished, store, moment);
      await client.query('commit');
      const keys = recipient ? await writeKeys(source, unfinished, sealing) : [];
      await writeWhole(join(unfinished, MANIFEST), Buffer.from(JSON.stringify({ ...manifest, keys })));
      const name = nameOf(new Date(manifest.takenAt));
      await rename(unfinished, join(folder, name));
      return {
        name,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        tables: manifest.tables.length,
        files: manifest.files,
        newFiles: before.copied + moment.copied,
        lost: moment.lost,
        ...(keep === undefined ? NOTHING_PRUNED : await pruneOrSay(folder, keep)),
      };
    });
  } finally {
    unlock();
  }
}

const NOTHING_PRUNED = { pruned: { backups: 0, files: 0 }, notPruned: null };

/** The backup that was just made is whole, whatever has become of those before it. */
const pruneOrSay = (folder: string, keep: number): Promise<Pick<BackedUp, 'pruned' | 'notPruned'>> =>
  prune(folder, keep).then(
    (pruned) => ({ pruned, notPruned: null }),
    (error) => {
      if (!(error instanceof DamagedBackup)) throw error;
      return { ...NOTHING_PRUNED, notPruned: error.message };
    },
  );

function lockBackups(folder: string): () => void {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof DataFolderInUse)
      throw new Error(`Another backup is being written into ${folder}. Let it end first.`);
    const { message } = error as Error;
    throw new Error(
      `BACKUP_DIR: no backup can be written into ${folder} (${message}). Is it mounted, and may this user write there?`,
    );
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });
}

type Store = { folder: string; encrypted: boolean; sealing: typeof AS_IT_IS; files: Files };
type Copied = { ids: string[]; copied: number; lost: Lost[]; gone: string[] };

/**
 * Begins transactions until one shows a moment whose files could all be copied, and leaves that one open. A row whose file was gone at an
 * earlier look already is no row that just went: its file is lost.
 */
async function atOneMoment(client: pg.Client, store: Store, goneBefore: string[]): Promise<Copied> {
  const known = new Set(goneBefore);
  for (let moments = 0; moments < MOST_MOMENTS; moments++) {
    await client.query('begin isolation level repeatable read read only');
    const result = await copyFiles(client, store);
    if (result.gone.every((id) => known.has(id)))
      return {
        ...result,
        lost: [...result.lost, ...result.gone.map((id) => ({ id, fault: 'is not on disk' }))],
      };
    for (const id of result.gone) known.add(id);
    await client.query('rollback');
  }
  throw new Error(
    'Files left while they were being copied, again and again. Try again when fewer people are erased.',
  );
}

/** Copies the files that the database knows now and the store has not. */
async function copyFiles(client: pg.Client, store: Store): Promise<Copied> {
  const result: Copied = { ids: [], copied: 0, lost: [], gone: [] };
  const copyOne = async ({ id, sha256 }: FileRow) => {
    const path = pathInStore(store.folder, id, store.encrypted);
    if (await isThere(path)) return;
    const bytes = await readKept(store.files, id);
    if (!bytes) result.gone.push(id);
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      result.lost.push({ id, fault: 'is another on disk' });
    else {
      await writeWhole(path, await store.sealing.bytes(bytes));
      result.copied++;
    }
  };
  for await (const rows of knownFiles(client)) {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await Promise.all(rows.slice(at, at + AT_ONCE).map(copyOne));
    for (const { id } of rows) result.ids.push(id);
  }
  return result;
}

/**
 * The bytes of a file; null where it is gone or the disk does not give it back. Rejects where the store cannot be
 * reached, because then nothing is known of any file.
 */
async function readKept(files: Files, id: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.open(id));
  } catch (error) {
    if (isAway(error)) throw error;
    return null;
  }
}

/** Writes the tables, in the transaction whose moment was chosen. */
async function writeTables(
  client: pg.Client,
  folder: string,
  { sealing, encrypted }: Store,
  { ids, lost }: Copied,
): Promise<Omit<Manifest, 'keys'>> {
  const { rows } = await client.query<{ now: Date }>('select now()');
  const takenAt = (rows[0]?.now ?? new Date()).toISOString();
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(client)) {
    const path = join(folder, partOfTable(table));
    const { sha256, lines, stored } = await writePart(path, readTable(client, table), sealing);
    tables.push({ ...table, rows: lines, sha256, stored });
  }
  await writeWhole(join(folder, FILE_LIST), gzipSync(ids.map((id) => `${id}\n`).join('')));
  const sequences = await sequencesOf(client);
  return {
    ...{ format: 1, takenAt, encrypted, ...(await madeBy(client)), tables, sequences },
    ...{ files: ids.length - lost.length, lost: lost.map(({ id }) => id) },
  };
}

async function writeKeys({ dataDir, keyFiles }: Source, folder: string, sealing: Store['sealing']) {
  const keys: Manifest['keys'] = [];
  for (const name of keyFiles) {
    const path = join(dataDir, name);
    if (!(await isThere(path))) continue;
    const { stored } = await writePart(join(folder, partOfKey(name)), createReadStream(path), sealing);
    keys.push({ name, stored });
  }
  return keys;
}
