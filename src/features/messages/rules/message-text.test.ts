import { expect, test } from 'vitest';
import { errorOf, LONGEST_CHARACTERS } from './message-text.ts';

test.each([
  ['', 'blank'],
  [' \n\t ', 'blank'],
  ['\u200b\u2060', 'blank'],
  ['\u0000', 'blank'],
  ['Good morning', null],
  ['👩🏾‍🌾', null],
  [`  ${'a'.repeat(LONGEST_CHARACTERS)}\n`, null],
  ['a'.repeat(LONGEST_CHARACTERS + 1), 'tooLong'],
])('%j', (text, error) => {
  expect(errorOf(text)).toBe(error);
});
