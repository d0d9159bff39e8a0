import { expect, it } from 'vitest';
import { isWholeCode, tidyCode } from './typed-code.ts';

it.each([
  ['as it was sent', '012345', true],
  ['in two parts', '012 345', true],
  ['with a dash', ' 012-345 ', true],
  ['too short', '01234', false],
  ['too long', '0123456', false],
  ['with a letter', '01234o', false],
  ['not at all', '', false],
])('a code that is typed %s', (_how, typed, isWhole) => {
  expect(isWholeCode(typed)).toBe(isWhole);
  if (isWhole) expect(tidyCode(typed)).toBe('012345');
});
