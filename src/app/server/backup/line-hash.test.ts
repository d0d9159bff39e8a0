import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineHash } from './line-hash.ts';

const line = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\n', ''));

function hashOf(lines: readonly string[], pieces = 1) {
  const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(''));
  const hashed = lineHash();
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  for (let at = 0; at < bytes.length; at += size) {
    const piece = Buffer.from(bytes.subarray(at, at + size));
    hashed.update(piece);
    piece.fill(0);
  }
  return hashed.digest();
}

test('the same lines have one hash, in whatever order and pieces they come', () => {
  fc.assert(
    fc.property(
      fc.array(line),
      fc.integer({ min: 1, max: 40 }),
      fc.infiniteStream(fc.nat()),
      (lines, pieces, ranks) => {
        const shuffled = lines
          .map((each) => ({ each, rank: ranks.next().value }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ each }) => each);
        expect(hashOf(shuffled, pieces)).toEqual(hashOf(lines));
      },
    ),
  );
});

test('a line that is missing, doubled or otherwise makes another hash', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), line, fc.nat(), (lines, other, at) => {
      const [index, { sum }] = [at % lines.length, hashOf(lines)];
      expect(hashOf(lines.toSpliced(index, 1)).sum).not.toBe(sum);
      expect(hashOf([...lines, lines[index] ?? '']).sum).not.toBe(sum);
      if (other !== lines[index]) expect(hashOf(lines.with(index, other)).sum).not.toBe(sum);
    }),
  );
});

test('a last line without its end is a line', () => {
  const hashed = lineHash();
  hashed.update(Buffer.from('one\ntwo'));
  expect(hashed.digest()).toEqual(hashOf(['two', 'one']));
});
