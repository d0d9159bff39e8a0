// A PostgreSQL server of our own: laid out at the first start, reached by us alone, and ended with this process, kill -9 included.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { addressOf, endLeftServer, fitsSocket, isListening, leftIn } from './left-server.ts';
import { makeCluster, PROGRAM_ENVIRONMENT } from './make-cluster.ts';
import type { Programs } from './programs.ts';
import { type Way, wayToRun } from './run-as.ts';

export type Cluster = { connectionString: string; stop(): Promise<void> };

type Wanted = {
  /** The data folder, in which the server's own folder is made. */
  folder: string;
  programs: Programs;
  maxConnections: number;
  /** Whether the whole folder is removed with the server, as tests want it. */
  isThrownAway?: boolean;
  settings?: readonly string[];
};

/**
 * Holds the server for as long as its own standard input is open, that is as long as this process lives; then ends it (a fast
 * shutdown: nothing is lost) and removes the folder named, if any. Ends with the server when that ends by itself.
 */
const KEEPER = `folder=$1; shift; exec 3<&0; "$@" 3<&- & server=$!
(read -r _ <&3; kill -INT $server) & reader=$!
wait $server; code=$?; kill $reader 2>/dev/null; [ -z "$folder" ] || rm -rf "$folder"; exit $code`;
const START_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 20;
const SHORT_FOLDER = 'pimento-socket-';
const RESTART_PAUSE_MS = 1_000;
const LOG_LIMIT_BYTES = 2 ** 20;
const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'timezone=UTC',
  // Whoever sent a refused statement reports it; the log leaves out the values in it.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

/** The address of the server that another process runs in the folder; null where none does. */
export async function runningIn(folder: string): Promise<string | null> {
  const left = leftIn(clusterIn(folder));
  return left && (await isListening(left)) ? addressOf(left.socketFolder) : null;
}

export const isLaidOutIn = (folder: string): boolean => existsSync(clusterIn(folder));

const clusterIn = (folder: string) => join(resolve(folder), 'postgresql');

/**
 * Starts the server of a folder. The caller sees to it that no two processes do so with one folder. Throws an Error that says why there is
 * no server.
 */
export async function startCluster(wanted: Wanted): Promise<Cluster> {
  const { programs, isThrownAway = false } = wanted;
  const cluster = clusterIn(wanted.folder);
  const { way, version } = wayToRun(programs.postgres, resolve(wanted.folder));
  const left = leftIn(cluster);
  if (left) await endLeftServer(cluster, left);
  if (left?.socketFolder.includes(SHORT_FOLDER)) rmSync(left.socketFolder, { recursive: true, force: true });
  makeCluster({ cluster, programs, version, way, isThrownAway });

  const socketFolder = fitsSocket(cluster) ? cluster : shortFolder(way);
  const settings = [
    ...SETTINGS,
    `max_connections=${wanted.maxConnections}`,
    `unix_socket_directories=${socketFolder}`,
    ...(wanted.settings ?? []),
  ].flatMap((setting) => ['-c', setting]);
  const command = [programs.postgres, '-D', cluster, ...settings];
  const run = () => keep(way, cluster, isThrownAway ? wanted.folder : '', command);
  const connectionString = addressOf(socketFolder);
  let server = run();
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    server.keeper.stdin?.end();
    await server.ended;
    if (socketFolder !== cluster) rmSync(socketFolder, { recursive: true, force: true });
  };
  if (!(await isReady(cluster, connectionString, server.keeper))) {
    const said = endOf(logOf(cluster));
    await stop();
    throw new Error(`PostgreSQL did not start in ${cluster}. It said last:\n${said}`);
  }
  /** A server that ends by itself (the system may kill it for its memory) is started again. */
  const watch = async () => {
    while (!isStopping) {
      await server.ended;
      await setTimeout(RESTART_PAUSE_MS, undefined, { ref: false });
      if (!isStopping) server = run();
    }
  };
  if (!isThrownAway) void watch();
  return { connectionString, stop };
}

const logOf = (cluster: string) => `${cluster}.log`;
const endOf = (log: string) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-10).join('\n');

function shortFolder(way: Way): string {
  const folder = mkdtempSync(join(tmpdir(), SHORT_FOLDER));
  if (way.user) chownSync(folder, way.user.uid, way.user.gid);
  return folder;
}

/** Runs the server until the keeper's input ends. */
function keep(way: Way, cluster: string, removed: string, command: readonly string[]) {
  const log = logOf(cluster);
  const isLong = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES;
  const output = openSync(log, isLong ? 'w' : 'a', 0o600);
  const [program = '', ...args] = [...way.prefix, 'sh', '-c', KEEPER, 'sh', removed, ...command];
  // The number that the last server left may belong to anybody by now, ourselves included: told so, PostgreSQL does not take it for a server.
  const earlier = leftIn(cluster)?.pid;
  const keeper = spawn(program, args, {
    ...way.user,
    cwd: '/',
    detached: true,
    env: { ...PROGRAM_ENVIRONMENT, ...(earlier ? { PG_GRANDPARENT_PID: String(earlier) } : {}) },
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  keeper.stdin?.on('error', () => {});
  return { keeper, ended: new Promise<void>((resolve) => keeper.once('exit', () => resolve())) };
}

async function isReady(cluster: string, connectionString: string, keeper: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (keeper.exitCode === null && keeper.signalCode === null && performance.now() < deadline) {
    await setTimeout(LOOK_EVERY_MS);
    // The note may be of the last server still.
    if (leftIn(cluster)?.status !== 'ready') continue;
    const client = new pg.Client({ connectionString });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (answers) return true;
  }
  return false;
}
