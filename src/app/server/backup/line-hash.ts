// Whether two texts hold the same lines, in whatever order.
import { hash } from 'node:crypto';

const NEW_LINE = 10;
const WORDS = 8;

export function newLinesIn(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
  return lines;
}

/**
 * A hash of lines that come in pieces: the SHA-256 of each line, taken as eight numbers of 32 bits, added up number by number. So it does not
 * say in which order the lines came, and a line that is missing, doubled or otherwise changes it (an additive hash of a multiset: Clarke and
 * others, 'Incremental Multiset Hash Functions', 2003). It finds accidents; whoever means to deceive is held off by the hash of a part.
 */
export function lineHash() {
  const sums = new Uint32Array(WORDS);
  let begun: Uint8Array[] = [];
  let lines = 0;
  const add = (line: Uint8Array) => {
    lines++;
    const digest = hash('sha256', line, 'buffer');
    for (let word = 0; word < WORDS; word++) sums[word] = (sums[word] ?? 0) + digest.readUInt32LE(word * 4);
  };
  return {
    update(chunk: Uint8Array): void {
      let from = 0;
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, from)) {
        const end = chunk.subarray(from, at);
        add(begun.length === 0 ? end : Buffer.concat([...begun, end]));
        begun = [];
        from = at + 1;
      }
      // A piece's memory may be written over once it has been passed on.
      if (from < chunk.length) begun.push(Buffer.from(chunk.subarray(from)));
    },
    /** A last line without its end counts as one. */
    digest(): { lines: number; sum: string } {
      if (begun.length > 0) add(Buffer.concat(begun.splice(0)));
      return { lines, sum: Buffer.from(sums.buffer).toString('hex') };
    },
  };
}
