// Asks a ClamAV daemon about a file, by its INSTREAM command (man clamd): lengths and pieces, a length of nothing, one line back.
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** How many milliseconds the daemon may say nothing before it is given up. */
const PATIENCE_MS = 60_000;
const GREETING_MS = 10_000;

/** A host and port (`clamav:3310`, `[::1]:3310`), or the path of a Unix socket. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** Reads a scanner's address; null for what is neither of the two. */
export function scannerAddress(given: string): ScannerAddress | null {
  if (given.startsWith('/')) return { path: given };
  const [, bracketed, plain, port] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(given) ?? [];
  const host = bracketed ?? plain;
  return host && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
}

/** The daemon is there, but has no verdict on this file, as where it is beyond its limits. */
export class NoVerdict extends Error {}

/** What was found in `file`, in the daemon's words; null where nothing was. Fails with `NoVerdict`, or otherwise where the daemon is away or silent. */
export async function findVirus(address: ScannerAddress, file: Readable): Promise<string | null> {
  const daemon = createConnection(address);
  let isThere = false;
  daemon.setTimeout(PATIENCE_MS, () => {
    isThere = false;
    daemon.destroy(new Error('the virus scanner does not answer'));
  });
  try {
    await once(daemon, 'connect');
    isThere = true;
    const answer = text(daemon);
    await Promise.race([send(daemon, file), answer]);
    return verdictOf(await answer);
  } catch (error) {
    // The daemon hangs up in the middle of a file that is too large for it, and then its answer may be lost.
    throw isThere ? new NoVerdict('the virus scanner gave no verdict', { cause: error }) : error;
  } finally {
    daemon.destroy();
    file.destroy();
  }
}

/** Rejects where the daemon does not answer. */
export async function greetScanner(address: ScannerAddress): Promise<void> {
  const daemon = createConnection(address);
  daemon.setTimeout(GREETING_MS, () => daemon.destroy(new Error('the virus scanner does not answer')));
  try {
    await once(daemon, 'connect');
    daemon.write('zPING\0');
    const answer = (await text(daemon)).replaceAll('\0', '').trim();
    if (answer !== 'PONG')
      throw new Error(`no virus scanner: it answers ${answer.slice(0, 80) || 'nothing'}`);
  } finally {
    daemon.destroy();
  }
}

async function send(daemon: Socket, file: Readable): Promise<void> {
  daemon.write('zINSTREAM\0');
  for await (const piece of file) {
    const bytes = Buffer.from(piece);
    daemon.write(lengthOf(bytes));
    if (!daemon.write(bytes)) await once(daemon, 'drain');
  }
  daemon.write(lengthOf(Buffer.alloc(0)));
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

function verdictOf(answer: string): string | null {
  const line = answer.replaceAll('\0', '').trim();
  if (line === 'stream: OK') return null;
  const [, finding] = /^stream: (.+) FOUND$/.exec(line) ?? [];
  if (finding) return finding;
  throw new Error(line.slice(0, 200) || 'it hung up');
}
