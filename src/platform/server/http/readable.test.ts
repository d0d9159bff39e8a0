import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeReadable } from './readable.ts';

const TURNING = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

/** Texts of anybody's script, with what turns directions anywhere in them. */
const turned = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TURNING)))
  .map((parts) => parts.join(''))
  .filter((text) => !text.includes('\0'));
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    turned,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree')),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('tree')),
  ),
}));

const without = (text: string) => [...text].filter((sign) => !TURNING.includes(sign)).join('');

test('whatever arrives loses what turns directions, however deep, and nothing else', () => {
  fc.assert(
    fc.property(tree, (sent) => {
      const expected = JSON.parse(JSON.stringify(sent), (name, value) =>
        typeof value === 'string' && name !== 'confirm' && name !== 'password' ? without(value) : value,
      );
      expect(makeReadable({ sent })).toEqual({ sent: expected });
    }),
  );
});

test('what is readable already arrives as it is', () => {
  fc.assert(
    fc.property(turned.map(without), (text) => {
      expect(makeReadable(text)).toBe(text);
    }),
  );
});

test('marks that steer one word of a script written from the right stay', () => {
  for (const text of ['\u200fשלום', '\u061cسلام', 'a\u200eb', 'a\u200db'])
    expect(makeReadable(text)).toBe(text);
});

test('a password stays as it was typed, or whoever set it could not log in again', () => {
  const typed = { password: 'a\u202eb', confirm: 'a\u202eb', currentPassword: 'c\u2066d' };
  expect(makeReadable({ ...typed, name: 'a\u202eb' })).toEqual({ ...typed, name: 'ab' });
});
