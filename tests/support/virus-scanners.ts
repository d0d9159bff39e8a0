// Virus scanners for tests: ClamAV's daemon where this machine has it, and a server of ours that keeps to its INSTREAM command.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScannerAddress } from '#platform/server/virus-scanner.ts';

/** What every scanner must find, by agreement of their makers (eicar.org); in two pieces, so that no scanner finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type TestScanner = { address: ScannerAddress; close: () => Promise<void> };

/** What they take at most. */
export const MOST_BYTES = 2 ** 20;

/** The path of ClamAV's daemon on this machine. */
export const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find((path) =>
  existsSync(path),
);
const START_LIMIT_MS = 30_000;

/** Starts the daemon with one signature of its own, so that it needs no download. */
export async function startClamd(): Promise<TestScanner> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-clamd-'));
  const path = join(folder, 'socket');
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`;
  writeFileSync(join(folder, 'eicar.ndb'), signature);
  const settings = [
    `LocalSocket ${path}`,
    `DatabaseDirectory ${folder}`,
    'Foreground yes',
    `StreamMaxLength ${MOST_BYTES}`,
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const daemon = spawn(clamd ?? 'clamd', ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = once(daemon, 'exit');
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(path))) {
    if (Date.now() > deadline || daemon.exitCode !== null) throw new Error('clamd does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address: { path },
    close: async () => {
      daemon.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => resolve(true)).on('error', () => resolve(false));
    socket.end();
  });

/** Judges as the daemon above would, on a port of its own. */
export async function startOwnScanner(): Promise<TestScanner> {
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    let bytes = Buffer.alloc(0);
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      bytes = Buffer.concat([bytes, piece]);
      const verdict =
        bytes.length > MOST_BYTES
          ? TOO_LARGE
          : bytes.includes(GREETING)
            ? 'PONG'
            : verdictOf(wholeFile(bytes));
      if (verdict === null) continue;
      socket.end(`${verdict}\0`, () => socket.destroy());
      return;
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

const TOO_LARGE = 'INSTREAM size limit exceeded. ERROR';

const verdictOf = (file: Buffer | null): string | null =>
  file && `stream: ${file.includes(EICAR) ? 'Eicar-Test-Signature.UNOFFICIAL FOUND' : 'OK'}`;

const COMMAND = 'zINSTREAM\0';
const GREETING = 'zPING\0';

/** The whole file; null until the piece of no length has come. */
function wholeFile(bytes: Buffer): Buffer | null {
  if (!bytes.toString('latin1').startsWith(COMMAND)) return null;
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
