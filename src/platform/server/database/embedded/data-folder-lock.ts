// One Pimento per data folder: a second one would start a second server on the same files.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUse extends Error {}

/** How long a start waits for a process that is just ending: a supervisor may start the next one before the last is quite gone. */
const PATIENCE_MS = 3_000;

/**
 * Takes the folder's lock; the operating system frees it even on kill -9. Throws DataFolderInUse when another process
 * keeps it for longer than three seconds, during which this one stands still.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: PATIENCE_MS });
  try {
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderInUse(
      `Another Pimento is already running on ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
    );
  }
  return () => lock.close();
}
