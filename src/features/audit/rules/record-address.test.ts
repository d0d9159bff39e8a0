import { expect, it } from 'vitest';
import { personAddress, recordAddress } from './record-address.ts';

it.each([
  ['verification', '7', '/admin/verification/7'],
  ['application', '7', '/admin/loans/7'],
  ['policy', '3', '/admin/policy/versions/3'],
  ['submission', 'a/b', '/admin/submission/a%2Fb'],
  ['session', '7', null],
  ['toString', '7', null],
])('the record of an entry about a %s (%s) is at %s', (kind, record, address) => {
  expect(recordAddress({ kind, record })).toBe(address);
});

it.each([
  ['User', '/admin/users/7'],
  ['Partner', '/admin/partners/7'],
  ['Moderator', null],
])('a %s is at %s', (userType, address) => {
  expect(personAddress({ _id: '7', userType })).toBe(address);
});
