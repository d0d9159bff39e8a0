import { expect, test } from 'vitest';
import { shareInWords } from './share.ts';

test.each([
  [0, 3, '0%'],
  [1, 3, '33%'],
  [199, 200, '99%'],
  [200, 200, '100%'],
])('%i of %i is %s', (part, of, words) => {
  expect(shareInWords(part, of)).toBe(words);
});
