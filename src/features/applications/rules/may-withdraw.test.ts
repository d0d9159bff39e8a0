import { expect, it } from 'vitest';
import type { ApplicationStatus } from '../contract.ts';
import { mayWithdraw } from './may-withdraw.ts';

it.each<[ApplicationStatus, boolean]>([
  ['Pending', true],
  ['Waiting', true],
  ['Approved', false],
  ['Rejected', false],
  ['Withdrawn', false],
])('an application that is %s may be taken back: %s', (status, may) => {
  expect(mayWithdraw(status)).toBe(may);
});
