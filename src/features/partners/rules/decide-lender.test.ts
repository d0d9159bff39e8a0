import { expect, test } from 'vitest';
import { accountStatusWith, lacksNumber, licenceErrors } from './decide-lender.ts';

test.each([
  ['Licensed', '', true],
  ['Licensed', 'MC-1', false],
  ['Applied', '', false],
  ['Expired', '', false],
] as const)(
  'a licence that is %s with the number “%s” lacks it: %s',
  (licenceState, licenceNumber, lacks) => {
    expect(lacksNumber({ licenceState, licenceNumber })).toBe(lacks);
  },
);

test.each([
  ['revoking closes an account', 'Active', 'Active', null, 'Revoked', 'Suspended'],
  ['one that was never confirmed too', 'Active', 'Pending', null, 'Revoked', 'Suspended'],
  ['what suspended an account otherwise goes on', 'Active', 'Suspended', 'Active', 'Deactivated', null],
  ['whatever the lender was', 'Deactivated', 'Suspended', null, 'Active', null],
  ['one that is closed stays as it is', 'Active', 'Cancelled', null, 'Revoked', null],
  ['deactivating leaves the account alone', 'Active', 'Active', null, 'Deactivated', null],
  ['activating too', 'Deactivated', 'Active', null, 'Active', null],
  ['coming back opens it again', 'Revoked', 'Suspended', 'Active', 'Active', 'Reactivated'],
  ['also to a lender that stays off', 'Revoked', 'Suspended', 'Reactivated', 'Deactivated', 'Reactivated'],
  ['one that was never confirmed still has to be', 'Revoked', 'Suspended', 'Pending', 'Active', 'Pending'],
  ['one that was suspended before stays so', 'Revoked', 'Suspended', 'Suspended', 'Active', null],
  ['one that was cancelled meanwhile stays so', 'Revoked', 'Cancelled', 'Active', 'Active', null],
  ['where nothing was written down it opens', 'Revoked', 'Suspended', null, 'Active', 'Reactivated'],
] as const)('%s', (_what, status, account, revokedFrom, to, expected) => {
  expect(accountStatusWith({ status, account, revokedFrom }, to)).toBe(expected);
});

test.each([
  ['Licensed', 'MC-1', 'Looked up today.', {}],
  ['Licensed', '', 'Looked up today.', { licenceNumber: 'A valid licence has a number.' }],
  ['Expired', '', 'Looked up today.', {}],
] as const)(
  'a licence that is %s under “%s” is recorded: %s',
  (licenceState, licenceNumber, reason, errors) => {
    expect(licenceErrors({ licenceState, licenceNumber, reason })).toEqual(errors);
  },
);

test('a licence is judged for a reason', () => {
  const errors = licenceErrors({ licenceState: 'Licensed', licenceNumber: 'MC-1', reason: ' ' });
  expect(Object.keys(errors)).toEqual(['reason']);
});
