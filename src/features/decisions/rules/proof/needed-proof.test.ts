import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '../../defaults/policy.ts';
import { howFar, neededProof } from './needed-proof.ts';
import { isAllWithUs, wayToProve } from './way-to-prove.ts';

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
    ['by the first section', { income_information: 'Verified' }, null],
    ['not by a section without documents', { income_information: 'Submitted' }, 'NotProved'],
    ['not by documents that wait for us', { income_information: 'SubmittedForVerfication' }, 'Checking'],
    ['not by documents that were handed back', { income_information: 'Rejected' }, 'HandedBack'],
    ['not by nothing', {}, 'NotSent'],
    ['by the full section', { income: 'Verified', income_information: 'Submitted' }, null],
    [
      'not by the first one where the full one, whose answers count, waits',
      { income: 'SubmittedForVerfication', income_information: 'Verified' },
      'Checking',
    ],
  ] as const)('%s', (_, statuses, state) => {
    expect(howFar('income', statuses, 'FullModel')?.state ?? null).toBe(state);
  });

  it('by the section that was sent, else by the one that everybody may send', () => {
    expect(howFar('income', { income: 'Rejected' }, 'FullModel')?.sId).toBe('income');
    expect(howFar('income', {}, 'FirstModel')?.sId).toBe('income_information');
    expect(howFar('income', {}, 'FullModel')?.sId).toBe('income');
    expect(howFar('bankAccount', {}, 'FullModel')?.sId).toBe('banking_information');
  });
});

describe('what is still needed', () => {
  const section = { sId: 'income_information', name: 'Income Information' };
  it.each([
    ['is sent first', 'NotSent', '/information?section=income_information'],
    ['is handed in', 'NotProved', '/verification?section=income_information'],
    ['is handed in again', 'HandedBack', '/verification?section=income_information'],
    ['leads nowhere while we check it', 'Checking', null],
  ] as const)('%s', (_, state, way) => {
    expect(wayToProve({ proof: 'income', state, section, handedInAt: null })).toBe(way);
    expect(isAllWithUs([{ proof: 'income', state, section, handedInAt: null }])).toBe(way === null);
  });
});
