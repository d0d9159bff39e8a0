import { expect, test } from 'vitest';
import { readCode, showRecoveryCode } from './typed-code.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['7K2MQ-9XW4T', { kind: 'recovery', code: '7K2MQ9XW4T' }],
  ['7k2mq 9xw4t', { kind: 'recovery', code: '7K2MQ9XW4T' }],
  ['oil00-00000', { kind: 'recovery', code: '0110000000' }],
  ['12345', null],
  ['1234567', null],
  ['7K2MQ-9XW4', null],
  ['7K2MQ-9XW4U', null],
  ['', null],
  ['٣٤٥٦٧٨', null],
])('%j is %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

test('a recovery code reads back as it is shown', () => {
  expect(showRecoveryCode('7K2MQ9XW4T')).toBe('7K2MQ-9XW4T');
  expect(readCode(showRecoveryCode('7K2MQ9XW4T'))).toEqual({ kind: 'recovery', code: '7K2MQ9XW4T' });
});
