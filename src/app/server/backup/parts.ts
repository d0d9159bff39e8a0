// The parts of a backup on the disk: packed, encrypted where a key is given, and with the hash of each side.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Duplex, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { lineHash, newLinesIn } from './line-hash.ts';
import type { Sealing } from './sealing.ts';

type Chunks = AsyncIterable<Uint8Array>;
/** `lineSum` says which lines there were, and nothing of their order. */
export type Seen = { sha256: string; lines: number; lineSum: string };

/** How hard parts are packed: little is gained by more, and the database waits. */
const EFFORT = 1;

/** Writes a part, flushed. Answers its hash on the disk, and what went in: its lines are counted alone, since hashing each costs more than the rest. */
export async function writePart(
  path: string,
  source: NodeJS.ReadableStream,
  sealing: Sealing,
): Promise<Pick<Seen, 'sha256' | 'lines'> & { stored: string }> {
  let lines = 0;
  const plain = watch((chunk) => {
    lines += newLinesIn(chunk);
  });
  const stored = watch();
  await pipeline(
    source,
    through(plain.pass),
    createGzip({ level: EFFORT }),
    through(sealing.stream),
    through(stored.pass),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { sha256: plain.seen(), lines, stored: stored.seen() };
}

/** Hands a part's content to `destination`, and answers what it was. */
export async function readPart(
  path: string,
  opening: Sealing,
  destination: NodeJS.WritableStream,
): Promise<Seen> {
  const plain = watchLines();
  await pipeline(
    createReadStream(path),
    through(opening.stream),
    createGunzip(),
    through(plain.pass),
    destination,
  );
  return plain.seen();
}

/** The SHA-256 of what lies on the disk; null where nothing does. */
export async function hashOfPart(path: string): Promise<string | null> {
  try {
    const all = watch();
    await readToEnd(createReadStream(path), all.pass);
    return all.seen();
  } catch {
    return null;
  }
}

/** What a stream holds, which is read to its end. */
export async function seenIn(source: NodeJS.ReadableStream): Promise<Seen> {
  const all = watchLines();
  await readToEnd(source, all.pass);
  return all.seen();
}

type Pass = (chunks: Chunks) => Chunks;

const readToEnd = (source: NodeJS.ReadableStream, pass: Pass): Promise<void> =>
  pipeline(source, through(pass), new Writable({ write: (_chunk, _encoding, done) => done() }));

const through = (pass: Pass): Duplex => Duplex.from(pass);

function watch(look: (chunk: Uint8Array) => void = () => {}) {
  const hash = createHash('sha256');
  return {
    async *pass(chunks: Chunks): Chunks {
      for await (const chunk of chunks) {
        hash.update(chunk);
        look(chunk);
        yield chunk;
      }
    },
    seen: (): string => hash.digest('hex'),
  };
}

function watchLines() {
  const hashed = lineHash();
  const { pass, seen } = watch(hashed.update);
  return {
    pass,
    seen: (): Seen => {
      const { lines, sum } = hashed.digest();
      return { sha256: seen(), lines, lineSum: sum };
    },
  };
}
