// What a server has left in its folder about itself (postmaster.pid): whether it is still there, where it listens, and its end.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export type LeftServer = { pid: number; socketFolder: string; status: string };

const SOCKET = '.s.PGSQL.5432';
/** The longest path of the folder: with the socket's own name after it the system takes no longer one (108 bytes on Linux, 104 on macOS). */
const LONGEST_FOLDER = 103 - SOCKET.length - 1;
/** How long a server that is told to stop may take to end open transactions and write everything down, before it is told to drop everything. */
const PATIENCE_MS = 5_000;
const NOTE_PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 20;

export const fitsSocket = (folder: string): boolean => Buffer.byteLength(folder) <= LONGEST_FOLDER;

/** The server that an earlier process left in a folder; null where none has run, or the last one has ended as it should. */
export function leftIn(cluster: string): LeftServer | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid = '', , , , socketFolder = '', , , status = ''] = lines;
    return { pid: Number(pid), socketFolder, status: status.trim() };
  } catch {
    return null;
  }
}

/** Whether the server is there still. Its number alone does not tell: another process may have it by now. */
export const isListening = ({ socketFolder }: LeftServer): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path: join(socketFolder, SOCKET) });
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });

/** Ends a server whose Pimento was killed, without losing anything; does nothing where it has gone. */
export async function endLeftServer(cluster: string, left: LeftServer): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isListening(left))) break;
    signalTo(left.pid, signal);
    await within(PATIENCE_MS, () => isListening(left));
  }
  if (await isListening(left))
    throw new Error(`An earlier PostgreSQL server (process ${left.pid}) does not end.`);
  // The server removes its note a moment after it has closed its socket.
  await within(NOTE_PATIENCE_MS, async () => leftIn(cluster)?.pid === left.pid && signalTo(left.pid, 0));
}

/** Waits while `isSo` answers true, but for at most `limitMs`. */
async function within(limitMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline && (await isSo())) await setTimeout(LOOK_EVERY_MS);
}

/** Sends a signal to a process (0 only looks), and answers whether it is there. */
function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

export const addressOf = (socketFolder: string): string =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
