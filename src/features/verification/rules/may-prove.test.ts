import { expect, it } from 'vitest';
import { mayDecide, whyNotProve } from './may-prove.ts';

it.each([
  [undefined, 'verification.too_early'],
  ['Submitted', null],
  ['SubmittedForVerfication', 'verification.waiting'],
  ['Verified', 'verification.verified'],
  ['Rejected', null],
] as const)('documents for information that is %s: %s', (status, refusal) => {
  expect(whyNotProve(status)).toBe(refusal);
});

it('only documents that wait are decided', () => {
  expect((['Submitted', 'Verified', 'Rejected'] as const).map(mayDecide)).toEqual([true, false, false]);
});
