import { expect, it } from 'vitest';
import { codesFault, readCodes } from './coupon-codes.ts';

it.each([
  ['lines', 'A-1\nA-2\r\n\nA-3\n', ['A-1', 'A-2', 'A-3']],
  ['a list', 'A-1, A-2;A-3\tA-4', ['A-1', 'A-2', 'A-3', 'A-4']],
  ['a column of a spreadsheet with its heading', '\uFEFF"Coupon code"\n"A 1"\n"A 2"\n', ['A 1', 'A 2']],
  ['codes that differ in their case alone', 'abc\nABC', ['abc', 'ABC']],
  ['nothing', ' \n, ', []],
])('%s', (_, text, codes) => {
  expect(readCodes(text)).toEqual({ codes, repeated: 0 });
});

it('repetitions are left out and counted', () => {
  expect(readCodes('A\nB\nA\nA')).toEqual({ codes: ['A', 'B'], repeated: 2 });
});

it.each([
  [['A-1'], undefined],
  [['A-1', 'x'.repeat(101)], 'A code has 100 characters at most: xxxxxxxxxxxxxxxxxxxxxxxx…'],
  [['A\u0000B'], 'This code has a character that cannot be read: A?B'],
  [
    Array.from({ length: 1_001 }, (_, number) => `C-${number}`),
    'At most 1,000 codes at once; add the rest afterwards.',
  ],
])('%#: their fault is told', (codes, fault) => {
  expect(codesFault(codes)).toBe(fault);
});
