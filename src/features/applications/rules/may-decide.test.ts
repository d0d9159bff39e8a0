import { expect, it } from 'vitest';
import { mayApprove, mayDecide } from './may-decide.ts';

it.each([
  ['Pending', true],
  ['Waiting', false],
  ['Approved', false],
  ['Rejected', false],
] as const)('staff may decide an application that is %s: %s', (status, may) => {
  expect(mayDecide({ status })).toBe(may);
});

it.each([
  ['Pending', 'Active', true],
  ['Pending', 'Completed', true],
  ['Pending', 'Suspended', false],
  ['Pending', 'Cancelled', false],
  ['Waiting', 'Active', false],
] as const)('staff may approve what is %s for an account that is %s: %s', (status, account, may) => {
  expect(mayApprove({ status }, account)).toBe(may);
});
