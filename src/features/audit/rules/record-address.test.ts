import { expect, it } from 'vitest';
import { personAddress, recordAddress } from './record-address.ts';

it.each([
  ['acquisition', '7', '/admin/redeem/7'],
  ['application', '7', '/admin/loans/7'],
  ['contest', '7', '/admin/contests/7'],
  ['complaint', '7', '/admin/complaints/7'],
  ['decisionReview', '7', '/admin/loans/reviews/7'],
  ['policy', '3', '/admin/policy/versions/3'],
  ['policyDraft', '3', '/admin/policy/drafts/3'],
  ['prize', '7', '/admin/prizes/7'],
  ['section', '7', '/admin/configure-information/7'],
  ['verification', '7', '/admin/verification/7'],
  ['verificationForm', '7', '/admin/configure-verification/7'],
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
