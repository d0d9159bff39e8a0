// Where uploaded files lie: under random names in the data folder, outside the web's reach.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#shared/refusal.ts';
import type { Config } from './config.ts';

export type Files = {
  /** Writes the bytes to disk, flushed, or nothing; refuses where the disk does not take them. A row that never comes leaves an orphan for the daily sweep. */
  write(id: string, bytes: Buffer): Promise<void>;
  read(id: string): ReadStream;
  /** The same for an answer: it fails at once, with ENOENT, where the file is gone. */
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
    open: async (id) => (await open(pathOf(id))).createReadStream(),
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
      await mkdir(config.dataDir, { recursive: true });
      const disk = await statfs(config.dataDir);
      return disk.bavail * disk.bsize;
    },
    async probe() {
      await mkdir(folder, { recursive: true });
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
