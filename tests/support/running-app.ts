// The product as an operator runs it: a server process of its own on a free port, with a data folder of its own.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, memoryFlags } from '../../scripts/memory.ts';
import { newDataDir } from './new-data-dir.ts';

export type RunningApp = {
  /** The address, without a slash at the end. */
  url: string;
  dataDir: string;
  pid: number;
  /** The last of what it wrote: greeting, log, stacks. */
  said(): string;
  /** Ends the process (SIGTERM, or the signal named) and waits for its end; the data folder stays until `remove`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops, and removes the data folder. */
  remove(): Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const endWithParent = new URL(`../../scripts/end-with-parent.mjs?${process.pid}`, import.meta.url).href;
const READY_LIMIT_MS = 60_000;

/**
 * Starts a server and waits until it answers. Pass an earlier one's `dataDir` to start again on its state; `environment` wins
 * over everything; `program` is where another version of the product lies (newer-build.ts); `port` that of a node that a proxy knows.
 */
export async function startApp({
  dataDir = newDataDir(),
  environment = {},
  program = root,
  port: wanted,
}: StartOptions = {}): Promise<RunningApp> {
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    HOST: 'localhost',
    PUBLIC_URL: url,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...environment,
  };
  const server = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...memoryFlags,
      '--import',
      endWithParent,
      'src/app/server/main.ts',
    ],
    {
      cwd: program,
      env: {
        ...memoryEnvironment,
        ...process.env,
        DATABASE_URL: '',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal);
    await ended;
  };
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (!(await answers(`${url}/api/health`, () => server.exitCode === null && server.signalCode === null))) {
    await stop('SIGKILL');
    throw new Error(`the server did not answer at ${url}:\n${said}`);
  }
  return { url, dataDir, pid: server.pid ?? 0, said: () => said, stop, remove };
}

type StartOptions = {
  dataDir?: string;
  environment?: Record<string, string>;
  program?: string;
  port?: number;
};

async function answers(url: string, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (isAlive() && Date.now() < deadline) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** A port of this machine's own address that nobody listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
