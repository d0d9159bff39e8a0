// A throw-away PostgreSQL server for tests: the packaged one, else the machine's; it goes when its maker goes, kill -9 included.
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '#platform/server/database/embedded/cluster.ts';
import { type Programs, packagedPrograms, programsIn } from '#platform/server/database/embedded/programs.ts';
import { scratchFolder } from './scratch-folder.ts';

export type PostgresServer = { url: string; stop(): Promise<void> };

export const NO_SERVER =
  'no PostgreSQL server: none comes with the packages for this machine. Set TEST_DATABASE_URL, or install one (Debian: apt-get install postgresql).';

const PLACES = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin'];
/** Nothing here outlives a test run, so a power cut may take it. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a server in a folder of its own. `durable` keeps PostgreSQL's safety settings on, and its folder on the disk; `settings` are further ones. Null where there is none. */
export async function startPostgres({
  durable = false,
  settings = [] as readonly string[],
} = {}): Promise<PostgresServer | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const prefix = 'pimento-postgres-';
  const folder = durable ? mkdtempSync(join(tmpdir(), prefix)) : scratchFolder(prefix);
  // When root runs the tests, the server may be another user.
  chmodSync(folder, 0o711);
  const { connectionString, stop } = await startCluster({
    folder,
    programs,
    maxConnections: 200,
    isThrownAway: true,
    settings: [...(durable ? [] : CARELESS), ...settings],
  });
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: connectionString, stop: remove };
}

export function findPrograms(): Programs | null {
  const packaged = packagedPrograms();
  if (packaged) return packaged;
  const version = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0);
  const newest = PLACES.flatMap((pattern) => globSync(pattern))
    .filter((path) => existsSync(join(path, 'initdb')))
    .sort((one, other) => version(other) - version(one))[0];
  return newest ? programsIn(newest) : null;
}
