// Files under the data folder, in folders by the last signs of their names, outside the web's reach.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '#shared/refusal.ts';
import type { FileStore } from './store.ts';

const PART_LENGTH = 2;
const partOf = (id: string) => id.slice(-PART_LENGTH);

export function folderStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  const pathOf = (id: string) => join(folder, partOf(id), id);
  const probe = async () => {
    makeFolder(folder);
    const path = join(folder, `probe-${randomUUID()}`);
    await writeFile(path, 'probe').finally(() => rm(path, { force: true }));
  };
  return {
    write: (id, bytes) =>
      writeWhole(join(folder, partOf(id)), id, bytes).catch((error) => {
        // Whatever the system says (for a read-only disk even that the folder is missing), no files can be taken now.
        throw 'errno' in error ? Object.assign(new Refusal('service.storage_full'), { cause: error }) : error;
      }),
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
        for (const id of await readdir(join(folder, part))) {
          const found = await stat(join(folder, part, id)).catch(() => null);
          if (found) yield { id, changedAt: found.mtime };
        }
      }
    },
    probe,
    tryOut: () =>
      probe().catch((error: Error) => {
        throw new Error(
          `DATA_DIR: files cannot be written in ${dataDir} (${error.message}). Name a folder that this user may write to.`,
        );
      }),
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
    // Half a file is of no use to anybody.
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

/** Makes one folder, which somebody else may make at the same moment. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
