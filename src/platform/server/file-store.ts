// Where uploaded files lie: under random names in the data folder, outside the web's reach.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, type ReadStream, statSync } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '#shared/refusal.ts';
import type { Config } from './config.ts';

export type Files = {
  /** Writes the bytes to disk, flushed, or nothing; refuses where the disk does not take them. A row that never comes leaves an orphan for the daily sweep. */
  write(id: string, bytes: Buffer): Promise<void>;
  read(id: string): ReadStream;
  /** The same for somebody who waits: refuses at once where the file cannot be read, as on a node that has not the files of the others. */
  open(id: string): Promise<ReadStream>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  list(): AsyncIterable<{ id: string; changedAt: Date }>;
  freeBytes(): Promise<number>;
  /** Writes a file and removes it. Rejects with the system's error where files cannot be written. */
  probe(): Promise<void>;
};

/** The SHA-256 of a file as it lies on the disk; null where it is gone. */
export async function hashOnDisk(files: Files, id: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of files.read(id)) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest('hex');
}

/** Files lie in folders by the last signs of their names. */
const PART_LENGTH = 2;
const partOf = (id: string) => id.slice(-PART_LENGTH);

export function openFiles(config: Config): Files {
  const folder = join(config.dataDir, 'files');
  const pathOf = (id: string) => join(folder, partOf(id), id);
  return {
    write: (id, bytes) =>
      writeWhole(join(folder, partOf(id)), id, bytes).catch((error) => {
        // Whatever the system says (of a read-only disk even that the folder is not there): no files can be taken now.
        throw 'errno' in error ? Object.assign(new Refusal('service.storage_full'), { cause: error }) : error;
      }),
    read: (id) => createReadStream(pathOf(id)),
    open: async (id) => {
      const file = await open(pathOf(id)).catch((cause) => {
        throw Object.assign(new Refusal('file.missing'), { cause });
      });
      return file.createReadStream();
    },
    has: (id) =>
      access(pathOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      const parts = (await readdir(folder).catch(() => [])).filter((name) => name.length === PART_LENGTH);
      for (const part of parts) {
        for (const id of await readdir(join(folder, part)))
          yield { id, changedAt: (await stat(join(folder, part, id))).mtime };
      }
    },
    async freeBytes() {
      makeFolder(config.dataDir);
      const disk = await statfs(config.dataDir);
      return disk.bavail * disk.bsize;
    },
    async probe() {
      makeFolder(folder);
      const path = join(folder, `probe-${randomUUID()}`);
      await writeFile(path, 'probe').finally(() => rm(path, { force: true }));
    },
  };
}

async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    // Half of it is nothing.
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * One folder after another: Node's own way of making several at once never ends where the system will not make one and says that the
 * folder above is not there (under /proc). Throws the system's error of the first one that cannot be made, or that is none.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  let folder = resolve(path);
  for (; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  for (const each of missing) makeOne(each);
  if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`);
}

/** Somebody else may make it at the same moment. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
