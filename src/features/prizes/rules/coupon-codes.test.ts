import { expect, it } from 'vitest';
import { codesError, readCodes } from './coupon-codes.ts';

it.each([
  ['lines', 'A-1\nA-2\r\n\nA-3\n', ['A-1', 'A-2', 'A-3']],
  ['a list', 'A-1, A-2;A-3\tA-4', ['A-1', 'A-2', 'A-3', 'A-4']],
  ['a column of a spreadsheet with its heading', '\uFEFF"Coupon code"\n"A 1"\n"A 2"\n', ['A 1', 'A 2']],
  ['codes that differ in their case alone', 'abc\nABC', ['abc', 'ABC']],
  ['quotes around blanks, and blanks around quotes', ' " A-1 " ,\tA-2', ['A-1', 'A-2']],
  ['a quote on one side alone', '"A-1\nA-2"\nA"3"\n"A"4', ['"A-1', 'A-2"', 'A"3"', '"A"4']],
  ['a mark of bytes that is not the first', 'A\uFEFFB', ['A\uFEFFB']],
  ['each of the headings', 'promo-codes\nA-1', ['A-1']],
  ['a heading of one word', 'Codes\nA-1', ['A-1']],
  ['a code that begins or ends as a heading does', 'barcode\nA-1', ['barcode', 'A-1']],
  ['a code that goes on after a heading', 'code-1\nA-1', ['code-1', 'A-1']],
  ['nothing', ' \n, ', []],
])('%s', (_, text, codes) => {
  expect(readCodes(text)).toEqual({ codes, repeated: 0 });
});

it('repetitions are left out and counted', () => {
  expect(readCodes('A\nB\nA\nA')).toEqual({ codes: ['A', 'B'], repeated: 2 });
});

it.each([
  [['A-1'], undefined],
  [['x'.repeat(100)], undefined],
  [Array.from({ length: 1_000 }, (_, number) => `C-${number}`), undefined],
  [['A-1', 'x'.repeat(101)], 'A code has 100 characters at most: xxxxxxxxxxxxxxxxxxxxxxxx…'],
  [['A\u0000B'], 'This code has a character that cannot be read: A?B'],
  [
    Array.from({ length: 1_001 }, (_, number) => `C-${number}`),
    'At most 1,000 codes at once; add the rest afterwards.',
  ],
])('%#: their error is reported', (codes, error) => {
  expect(codesError(codes)).toBe(error);
});
