import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern, safePattern } from './safe-pattern.ts';

describe('patterns that may be configured', () => {
  it.each([
    ['\\d{9}', '104583927'],
    ['[A-Za-z0-9-]{5,20}', 'AB-12345'],
    ['(?:19|20)\\d\\d', '2012'],
    ['[A-Z]{2}(-\\d+)?', 'JM-12'],
    ["\\p{L}[\\p{L}' -]*", "O'Brien"],
    ['[()*+?]+', '(*)'],
    // In a class, or escaped, nothing is repeated and nothing is referred to.
    ['[*][*][*]', '***'],
    ['\\*\\*\\*', '***'],
    ['[{1][{1][{1]', '{1{'],
    ['[\\\\1]', '1'],
    ['\\u{41}\\p{L}+', 'Ackee'],
    // Each takes few ways, so together they take few.
    ['a?b?c?d?e?f?g?h?', 'adh'],
    ['a{1,3}b{1,3}c{1,3}d{1,3}', 'aabbbcd'],
    ['a{10,10}b{10,10}c{10,10}d{10,10}', ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(10)).join('')],
    ['a{9}b{9}c{9}', 'aaaaaaaaabbbbbbbbbccccccccc'],
    // The longest one, and one that takes as many ways as any may: 200 × 50 × 5.
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a*b{1,50}c{1,5}', 'abc'],
  ])('%s', (pattern, text) => expect(matchesPattern(pattern, text)).toBe(true));
});

describe('patterns that are refused', () => {
  it.each([
    ['a repeated group', '(a+)+'],
    ['a counted group', '(a?){30}a{30}'],
    ['alternatives repeated', '(a|a)*'],
    ['a group repeated as seldom as possible', '(a+)*?'],
    ['many open ends', '.*.*.*=.*'],
    ['many open ends taken as short as possible', 'a*?b*?c*?'],
    ['many ends open upwards', 'a{2,}b{2,}c{2,}'],
    ['many wide bounds', 'a{1,50}b{1,50}c{1,50}'],
    ['many wide bounds of two figures', 'a{10,199}b{10,199}c{10,199}'],
    ['many wide bounds behind escapes', '\\d{0,199}\\d{0,199}\\d{0,199}'],
    ['bounds a little too wide together: 37 × 37 × 37', 'a{1,37}b{1,37}c{1,37}'],
    ['alternatives, of which each is tried', 'a*b*|c'],
    ['one way more at the very limit', 'a*b{1,50}c{1,5}d?'],
    ['a back reference', '(a)\\1'],
    ['look-ahead', '(?=a)b'],
    ['a named group', '(?<x>a)'],
    ['one that does not compile', '['],
    ['an overlong one', 'a'.repeat(201)],
  ])('%s', (_case, pattern) => {
    expect(safePattern(pattern)).toBeNull();
    expect(matchesPattern(pattern, 'a')).toBe(false);
  });
});

it('a text longer than the limit never fits', () => {
  expect(matchesPattern('a*', 'a'.repeat(200))).toBe(true);
  expect(matchesPattern('a*', 'a'.repeat(201))).toBe(false);
});

it('any pattern comes to an end on the texts that are hardest for it', () => {
  const part = fc.constantFrom(
    'a',
    '.',
    '\\w',
    '[ab]',
    '(',
    ')',
    '(?:',
    '|',
    '*',
    '+',
    '?',
    '{2,}',
    '{1,9}',
    '{3}',
    'b',
  );
  const pattern = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));
  const text = fc.constantFrom('a'.repeat(200), `${'a'.repeat(199)}!`, `${'ab'.repeat(99)}!`);
  fc.assert(
    fc.property(pattern, text, (source, subject) => {
      expect([true, false]).toContain(matchesPattern(source, subject));
    }),
    { numRuns: 2_000 },
  );
}, 60_000);
