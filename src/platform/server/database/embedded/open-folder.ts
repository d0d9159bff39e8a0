// The server of a data folder: started here, or for a command the one that a running Pimento has there already.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../files/folder.ts';
import { type Cluster, isLaidOutIn, runningIn, startCluster } from './cluster.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { packagedPrograms } from './programs.ts';

/** Connections needed beside the pool: the job queue, live events, and the operator's commands. */
const MORE_CONNECTIONS = 30;

/** How long a command waits for a Pimento that has the folder and whose server does not listen yet: it may make good first what a crash left. */
const GUEST_PATIENCE_MS = 60_000;

/** Opens the data folder's own server. Throws an Error for the operator where another process is on the folder, or no server can run. */
export async function openFolder(dataDir: string, poolSize: number, isGuest = false): Promise<Cluster> {
  if (!isGuest) return startIn(dataDir, poolSize);
  const deadline = Date.now() + GUEST_PATIENCE_MS;
  for (;;) {
    const running = await runningIn(dataDir);
    if (running) return { connectionString: running, stop: async () => {} };
    try {
      return await startIn(dataDir, poolSize);
    } catch (error) {
      // Taking the lock has waited some seconds already.
      if (!(error instanceof DataFolderInUse) || Date.now() > deadline) throw error;
    }
  }
}

async function startIn(dataDir: string, poolSize: number): Promise<Cluster> {
  makeFolder(dataDir);
  refuseEarlierDatabase(dataDir);
  const programs = packagedPrograms();
  if (!programs)
    throw new Error(
      `No PostgreSQL comes with Pimento for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  const unlock = lockDataFolder(dataDir);
  try {
    const cluster = await startCluster({
      folder: dataDir,
      programs,
      maxConnections: poolSize + MORE_CONNECTIONS,
    });
    return { ...cluster, stop: () => cluster.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Refuses a folder with a database of an earlier kind: beginning empty beside it would look as if everything were lost. */
function refuseEarlierDatabase(dataDir: string): void {
  const earlier = join(dataDir, 'database');
  if (!existsSync(join(earlier, 'PG_VERSION')) || isLaidOutIn(dataDir)) return;
  throw new Error(
    `${earlier} holds a database of an earlier Pimento (PGlite), which this one does not read. To keep what is in it, write it out with ` +
      'pg_dump of @electric-sql/pglite-tools, read it into a PostgreSQL server and set DATABASE_URL; to begin anew, move it away.',
  );
}
