import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '../../defaults/policy.ts';
import { isProved, neededProof } from './needed-proof.ts';

const with3 = (firstLoanProof: { identity: boolean; income: boolean; bankAccount: boolean }) => ({
  ...defaultPolicy,
  firstLoanProof,
});
const none = with3({ identity: false, income: false, bankAccount: false });
const ALL = ['identity', 'income', 'bankAccount'];

describe('what is verified before money moves', () => {
  it.each([
    ['of a first loan what the policy names', defaultPolicy, 5_000_00, ['identity']],
    ['of a first loan nothing where it names nothing', none, 5_000_00, []],
    ['a cent above the first loan’s limit everything', none, 5_000_01, ALL],
    ['of the largest loan everything', defaultPolicy, 500_000_00, ALL],
  ] as const)('%s', (_, policy, amountCents, needed) => {
    expect(neededProof(policy, amountCents)).toEqual(needed);
  });
});

describe('income is proved', () => {
  it.each([
    ['by the first section', { income_information: true }, true],
    ['not by a section that was only sent', { income_information: false }, false],
    ['not by nothing', {}, false],
    ['by the full section', { income: true, income_information: false }, true],
    [
      'not by the first one where the full one, whose answers count, waits',
      { income: false, income_information: true },
      false,
    ],
  ])('%s', (_, isVerified, proved) => {
    expect(isProved('income', isVerified as Record<string, boolean>)).toBe(proved);
  });
});
