// Where uploaded files lie, under random names: in the data folder, or in an object store.
import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import { inBoth } from './files/both.ts';
import { bucketStore } from './files/bucket.ts';
import { folderStore, makeFolder } from './files/folder.ts';
import type { FileStore } from './files/store.ts';

export type Files = FileStore & {
  /** Whether files go to this machine's own disk. */
  areHere: boolean;
  /** The free bytes of the data folder's disk. */
  freeBytes(): Promise<number>;
  /** Removes files that are not needed any more, as far as that is possible now; the daily sweep removes the rest. */
  letGo(ids: readonly string[]): Promise<void>;
};

/** Opens the place for new files, and the other one, of files that were not moved yet. */
export function openFiles(config: Config): Files {
  const { first, second } = placesOf(config);
  return filesIn(second ? inBoth(first, second) : first, config.dataDir, config.filesIn === 'folder');
}

/** The places of files, that of new ones first; `second` is null where there is but one. */
export function placesOf({ dataDir, bucket, filesIn }: Config): {
  first: FileStore;
  second: FileStore | null;
} {
  const folder = folderStore(dataDir);
  if (!bucket) return { first: folder, second: null };
  const held = bucketStore(bucket);
  return filesIn === 's3' ? { first: held, second: folder } : { first: folder, second: held };
}

export const filesIn = (store: FileStore, dataDir: string, areHere = true): Files => ({
  ...store,
  areHere,
  async freeBytes() {
    makeFolder(dataDir);
    const disk = await statfs(dataDir);
    return disk.bavail * disk.bsize;
  },
  async letGo(ids) {
    await Promise.allSettled(ids.map((id) => store.remove(id)));
  },
});
