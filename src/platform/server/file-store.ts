// Where uploaded files lie, under random names: in the data folder, or in an object store.
import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import { folderStore, makeFolder } from './files/folder.ts';
import type { FileStore } from './files/store.ts';

export type Files = FileStore & {
  /** Of the disk of the data folder. */
  freeBytes(): Promise<number>;
  /** Removes what is not needed any more, where that is possible now; the daily sweep removes the rest. */
  letGo(ids: readonly string[]): Promise<void>;
};

export const openFiles = (config: Config): Files => filesIn(folderStore(config.dataDir), config.dataDir);

export const filesIn = (store: FileStore, dataDir: string): Files => ({
  ...store,
  async freeBytes() {
    makeFolder(dataDir);
    const disk = await statfs(dataDir);
    return disk.bavail * disk.bsize;
  },
  async letGo(ids) {
    await Promise.allSettled(ids.map((id) => store.remove(id)));
  },
});
