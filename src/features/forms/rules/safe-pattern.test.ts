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
  ])('%s', (pattern, text) => expect(matchesPattern(pattern, text)).toBe(true));
});

describe('patterns that are refused', () => {
  it.each([
    ['a repeated group', '(a+)+'],
    ['a counted group', '(a?){30}a{30}'],
    ['alternatives repeated', '(a|a)*'],
    ['many open ends', '.*.*.*=.*'],
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
