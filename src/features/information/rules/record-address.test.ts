import { expect, it } from 'vitest';
import { recordAddress } from './record-address.ts';

it.each([
  ['Submitted', '/data?tab=submitted&record=7'],
  ['SubmittedForVerfication', '/data?tab=verification&record=7'],
  ['Verified', '/data?tab=approved&record=7'],
  ['Rejected', '/data?tab=rejected&record=7'],
] as const)('a section that is %s stands at %s', (status, address) => {
  expect(recordAddress(status, '7')).toBe(address);
});
