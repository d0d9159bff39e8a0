import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './read-answer.ts';

describe('a figure as people type it', () => {
  it.each<[unknown, number | null]>([
    ['1234.5', 1234.5],
    ['1,234,567.89', 1_234_567.89],
    ['$62,000', 62_000],
    [' 0 ', 0],
    ['-12', -12],
    ['-0', 0],
    [7, 7],
    ['12,34', null],
    ['1.2.3', null],
    ['1e5', null],
    ['0x10', null],
    ['', null],
    ['five', null],
    ['9'.repeat(31), null],
    [1e13, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [true, null],
  ])('%j reads as %j', (typed, expected) => expect(readNumber(typed)).toBe(expected));

  it('is the same figure whether it comes as a number or as its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (inCents) => {
        const dollars = inCents / 100;
        expect(readNumber(dollars.toFixed(2))).toBe(readNumber(dollars));
      }),
    );
  });
});
