// A throw-away PostgreSQL server for tests, made from the installed server binaries; it goes when its maker goes, kill -9 included.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PostgresServer = { url: string; stop(): Promise<void> };

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];
/** Nothing here outlives a test run, so a power cut may take it. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = ['listen_addresses=', 'max_connections=200', 'shared_buffers=128MB'];
/** Holds the server as long as its standard input is open, that is as long as the maker lives; then stops it and clears up. */
const KEEPER =
  'folder=$1; shift; "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$folder"';
const START_LIMIT_MS = 30_000;

/** Starts a server on a unix socket in a folder of its own. `durable` keeps PostgreSQL's safety settings on. Null when no server is installed. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer | null> {
  const bin = findServerPrograms();
  if (!bin) return null;
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pimento-postgres-'));
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  const initial = [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), initial, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const settings = [...SETTINGS, `unix_socket_directories=${folder}`, ...(durable ? [] : CARELESS)].flatMap(
    (setting) => ['-c', setting],
  );
  const command = [join(bin, 'postgres'), '-D', cluster, ...settings];
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...command], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isReady(join(bin, 'pg_isready'), folder))) {
    await stop();
    throw new Error(`PostgreSQL from ${bin} did not start`);
  }
  return { url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}

/** The newest installed folder of server programs. */
export function findServerPrograms(): string | undefined {
  const version = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0);
  const found = PLACES.flatMap((pattern) => globSync(pattern)).filter((path) =>
    existsSync(join(path, 'initdb')),
  );
  return found.sort((one, other) => version(other) - version(one))[0];
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function isReady(pgIsReady: string, folder: string): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    try {
      execFileSync(pgIsReady, ['-h', folder, '-q'], { stdio: 'ignore' });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
