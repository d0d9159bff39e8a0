import { expect, it } from 'vitest';
import { mayDecide } from './may-decide.ts';

it.each([
  ['Pending', true],
  ['Waiting', false],
  ['Approved', false],
  ['Rejected', false],
] as const)('staff may decide an application that is %s: %s', (status, may) => {
  expect(mayDecide({ status })).toBe(may);
});
