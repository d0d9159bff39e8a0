// The folder of backups: each in a folder named by its moment, and one store of files that they share, because a file never changes.
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DamagedBackup, MANIFEST, readManifest } from './manifest.ts';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;
/** The list of the files that a backup needs: their ids, one a line. */
export const FILE_LIST = 'files.gz';
const STORE = 'files';
const PART_LENGTH = 2;

export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '-');
export const momentOf = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-/, (_, hours, minutes) => `T${hours}:${minutes}:`));

/** The names of the backups that are whole, the oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
  const whole = await Promise.all(names.map((name) => isThere(join(folder, name, MANIFEST))));
  return names.filter((_, at) => whole[at]);
}

/** Where a file lies in the store. An encrypted one has an ending of its own, and may be kept beside the plain one of an earlier backup. */
export const pathInStore = (folder: string, id: string, encrypted: boolean): string =>
  join(folder, STORE, id.slice(-PART_LENGTH), encrypted ? `${id}.age` : id);

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes a file whole or not at all, and flushes it. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.unfinished`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
}

/**
 * Removes all but the newest `keep` backups, and the files that none of those needs. Answers how many of each went. Throws DamagedBackup, and removes
 * nothing, where one of those does not say any more what it needs.
 */
export async function prune(folder: string, keep: number): Promise<{ backups: number; files: number }> {
  const names = await backupsIn(folder);
  const old = names.slice(0, Math.max(0, names.length - keep));
  const needed = new Set<string>();
  for (const name of names.slice(old.length))
    for (const path of await filesOf(folder, name)) needed.add(path);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  let files = 0;
  for (const part of await readdir(join(folder, STORE)).catch(() => [])) {
    for (const name of await readdir(join(folder, STORE, part))) {
      const path = join(folder, STORE, part, name);
      if (needed.has(path)) continue;
      await rm(path);
      files++;
    }
  }
  return { backups: old.length, files };
}

async function filesOf(folder: string, name: string): Promise<string[]> {
  const { encrypted } = await readManifest(join(folder, name));
  const list = await readFile(join(folder, name, FILE_LIST))
    .then((bytes) => gunzipSync(bytes).toString())
    .catch(() => {
      throw new DamagedBackup(`The backup ${name} is damaged: its ${FILE_LIST} is not as it was written.`);
    });
  return list.split('\n').flatMap((id) => (id ? [pathInStore(folder, id, encrypted)] : []));
}
