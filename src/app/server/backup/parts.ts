// The parts of a backup on the disk: packed, encrypted where a key is given, and with the hash of each side.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Duplex, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sealing } from './sealing.ts';

type Chunks = AsyncIterable<Uint8Array>;
type Seen = { sha256: string; lines: number };

/** How hard parts are packed: little is gained by more, and the database waits. */
const EFFORT = 1;
const NEW_LINE = 10;

/** Writes a part, flushed. Answers its hash on the disk, and what went in: hash and lines. */
export async function writePart(
  path: string,
  source: NodeJS.ReadableStream,
  sealing: Sealing,
): Promise<Seen & { stored: string }> {
  const plain = watch();
  const stored = watch();
  await pipeline(
    source,
    through(plain.pass),
    createGzip({ level: EFFORT }),
    through(sealing.stream),
    through(stored.pass),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { ...plain.seen(), stored: stored.seen().sha256 };
}

/** Hands a part's content to `destination`, and answers its hash and lines. */
export async function readPart(
  path: string,
  opening: Sealing,
  destination: NodeJS.WritableStream,
): Promise<Seen> {
  const plain = watch();
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
    return (await seenIn(createReadStream(path))).sha256;
  } catch {
    return null;
  }
}

/** What a stream holds, which is read to its end. */
export async function seenIn(source: NodeJS.ReadableStream): Promise<Seen> {
  const all = watch();
  await pipeline(source, through(all.pass), new Writable({ write: (_chunk, _encoding, done) => done() }));
  return all.seen();
}

const through = (step: (chunks: Chunks) => Chunks): Duplex => Duplex.from(step);

function watch() {
  const hash = createHash('sha256');
  let lines = 0;
  return {
    async *pass(chunks: Chunks): Chunks {
      for await (const chunk of chunks) {
        hash.update(chunk);
        for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
        yield chunk;
      }
    },
    seen: (): Seen => ({ sha256: hash.digest('hex'), lines }),
  };
}
