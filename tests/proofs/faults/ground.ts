// What the proof of faults stands on: a PostgreSQL server that can be stopped, a line to it that can be cut, and the product as an operator runs it.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '#platform/server/database/embedded/cluster.ts';
import { leftIn } from '#platform/server/database/embedded/left-server.ts';
import { openLine } from '#tests/support/line.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { findPrograms, NO_SERVER } from '#tests/support/postgres-server.ts';
import { childrenOf } from '#tests/support/programs.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { type Call, type Person, peopleIn } from '../kill-people.ts';

export type Ground = Awaited<ReturnType<typeof openGround>>;

const POOL_SIZE = 10;
/** The pool, that of jobs, the queue's own, and the one that listens. */
export const MOST_CONNECTIONS = POOL_SIZE + 4 + 2 + 1;
const LEAST_FREE_MB = 10;
export const DISK_MB = 64;
const clockAhead = new URL('../../support/clock-ahead.mjs', import.meta.url).href;

/** `close` removes everything. */
export async function openGround(people: number) {
  const programs = findPrograms();
  if (!programs) throw new Error(NO_SERVER);
  const folder = mkdtempSync(join(tmpdir(), 'pimento-faults-'));
  // When root runs the proof, the server may be another user.
  chmodSync(folder, 0o711);
  const dataDir = mkdtempSync(join(folder, 'files-'));
  const hasOwnDisk = mount(dataDir);
  const remove = () => {
    if (hasOwnDisk) execFileSync('umount', ['--lazy', dataDir]);
    rmSync(folder, { recursive: true, force: true });
  };
  // The folder is removed also when somebody stops the proof.
  process.once('exit', remove);
  const start = () => startCluster({ folder, programs, maxConnections: 100 });
  let cluster: Cluster | null = await start();
  const serverUrl = cluster.connectionString;
  const line = await openLine(serverUrl);
  const mail = await openMailServer();
  const mailLine = await openLine(mail.url);
  const store = await openObjectStore();
  const storeLine = await openLine(store.settings.S3_ENDPOINT);
  const clockFile = join(folder, 'clock');
  const { people: crowd, calls } = await peopleIn({ dataDir, databaseUrl: serverUrl }, people);
  const environment = {
    DATABASE_URL: line.url,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    TRUST_PROXY: '1',
    MIN_FREE_DISK_MB: String(LEAST_FREE_MB),
    SMTP_URL: mailLine.url,
    ...store.settings,
    S3_ENDPOINT: storeLine.url,
    NODE_OPTIONS: `--import=${clockAhead}`,
    CLOCK_AHEAD_FILE: clockFile,
  };
  const startServer = (FILES_IN = 'folder') =>
    startApp({ dataDir, environment: { ...environment, FILES_IN } });
  let app: RunningApp = await startServer();
  return {
    dataDir,
    databaseUrl: serverUrl,
    hasOwnDisk,
    line,
    mailLine,
    storeLine,
    inStore: (id: string) => store.kept.get(`files/${id}`)?.bytes,
    people: crowd as Person[],
    calls: calls as Call[],
    app: () => app,
    restartApp: async () => {
      app = await startServer();
    },
    keepNewFilesIn: async (where: 'folder' | 's3') => {
      await app.stop();
      app = await startServer(where);
    },
    startDatabase: async () => {
      cluster = await start();
    },
    /** Stops the database as its service manager does. */
    stopDatabase: async () => {
      await cluster?.stop();
      cluster = null;
    },
    /** To the server's first process, or to all of them. It is started again soon when it ends of this. */
    signalDatabase: (signal: NodeJS.Signals, all = false) => {
      const first = leftIn(join(folder, 'postgresql'))?.pid ?? 0;
      for (const pid of all ? [first, ...childrenOf(first)] : [first]) process.kill(pid, signal);
    },
    /** Asks the server directly, beside the line. */
    ask: (query: string) => ask(serverUrl, query),
    setClock: (daysAhead: number) => {
      writeFileSync(clockFile, String(daysAhead));
      process.kill(app.pid, 'SIGUSR2');
    },
    close: async () => {
      await app.stop();
      await mailLine.close();
      await storeLine.close();
      await store.close();
      await mail.close();
      await line.close();
      await cluster?.stop();
      process.off('exit', remove);
      remove();
    },
  };
}

/** A small disk of its own for the files; only root can. */
function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0711`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

async function ask(connectionString: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
