// Whether a PDF opens only once a password is typed, as banks send statements. One that a password keeps from being changed opens without.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openGate } from '../gate.ts';

/**
 * What every encrypted PDF says in the clear, at its end or in its table of objects. Any letter of a name may be written as a number.
 * Where it stands by chance, the reader finds the file open.
 */
const ENCRYPT = /\/(?:E|#45)(?:n|#6e)(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)/i;

/** How long a reader may take; it takes half a second, and several times that on a busy machine. */
const PATIENCE_MS = 5_000;

/** What a reader may hold, in megabytes: some hundred are the program itself. A small file can unpack without end, and not into Node's own bound. */
const MOST_MB = 200;
const MOST_HEAP_MB = 64;
const LOOK_EACH_MS = 50;

const reader = fileURLToPath(new URL('./reader.ts', import.meta.url));
const packageOfReader = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** It may read its own program and do nothing else with files, nor start a process, a thread or code of the machine. */
const COMMAND = [
  '--permission',
  `--allow-fs-read=${reader}`,
  `--allow-fs-read=${packageOfReader}/*`,
  `--max-old-space-size=${MOST_HEAP_MB}`,
  reader,
];
const ASKED = 3;

/** One reader at a time, because each takes a core while it runs. People take turns. */
const gate = openGate({ atOnce: 1, waiting: 60, each: 4 });

/** False where no reader could say, because the file is broken, or takes too long or too much: it is taken as before. `owner` is who sends it. */
export async function asksForPassword(pdf: Buffer, owner: string): Promise<boolean> {
  return ENCRYPT.test(pdf.toString('latin1')) && gate(owner, () => openUnasked(pdf));
}

/** Opens it in a process that ends with it: nothing of it stays in this server's memory, and none of the server's settings is known there. */
async function openUnasked(pdf: Buffer): Promise<boolean> {
  const opening = spawn(process.execPath, COMMAND, {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const ended = once(opening, 'exit');
  // One that ends before it has read everything says by its code what there is to say.
  opening.stdin.on('error', () => {});
  opening.stdin.end(pdf);
  const looks = setInterval(async () => {
    if ((await megabytesOf(opening.pid)) > MOST_MB) opening.kill('SIGKILL');
  }, LOOK_EACH_MS);
  try {
    const [code] = await ended;
    return code === ASKED;
  } catch {
    return false;
  } finally {
    clearInterval(looks);
  }
}

/** What a process holds; 0 where the system does not say so in a file. */
async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024;
}
