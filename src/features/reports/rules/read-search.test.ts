import { expect, test } from 'vitest';
import { readComplaintNumber, readReceiptNumber, readSearch } from './read-search.ts';

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

test.each([
  ['C-100001', 100_001],
  ['c 100001', 100_001],
  ['c100001', 100_001],
  ['C-', null],
  ['Campbell', null],
  ['100001', null],
])('%s is the complaint %s', (text, number) => {
  expect(readComplaintNumber(text)).toBe(number);
});

test.each([
  ['100000223-R1', { loan: '100000223', place: 1 }],
  ['100 000 223 - r12', { loan: '100000223', place: 12 }],
  ['100000223', null],
  ['TR-1', null],
])('%s is the receipt %j', (text, receipt) => {
  expect(readReceiptNumber(text)).toEqual(receipt);
});
