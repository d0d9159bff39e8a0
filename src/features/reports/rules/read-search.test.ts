import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

test.each([
  ['brown', null, ''],
  ['brown 1234', null, ''],
  ['123', null, ''],
  ['1234', '1234', '1234'],
  ['+1 (876) 555-0142', '18765550142', '0142'],
  ['104-583-927', '104583927', '3927'],
  ['100 000 017', '100000017', '0017'],
  ['PIM-1234', null, ''],
])('%s is read as the digits %s', (text, digits, end) => {
  expect(readSearch(text)).toEqual({ text, digits, end });
});
