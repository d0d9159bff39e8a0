import { describe, expect, it } from 'vitest';
import { readCost, readSnapshot } from './read-application.ts';

const application = {
  loanAmount: 3_500.5,
  interestRate: 4.89,
  term: 1,
  cost: {
    repaymentOption: 'Quarterly' as const,
    fee: 175.03,
    cashInHand: 3_325.47,
    interest: 171.17,
    totalRepayment: 3_671.67,
    monthlyRepayment: 3_671.67,
    effectiveYearlyRate: 227.88,
    schedule: [{ number: 1, dueOn: '2026-02-28', amount: 3_671.67 }],
  },
};

describe('reading an application', () => {
  it('has its cost in whole cents and basis points', () => {
    expect(readCost(application)).toMatchObject({
      amountCents: 350_050,
      rateMonthlyBps: 489,
      repaymentOption: 'Quarterly',
      feeCents: 17_503,
      effectiveYearlyBps: 22_788,
      schedule: [{ number: 1, dueOn: '2026-02-28', amountCents: 367_167 }],
    });
  });

  it('refuses a day that there is not', () => {
    const schedule = [{ number: 1, dueOn: '2026-02-30', amount: 1 }];
    expect(() => readCost({ ...application, cost: { ...application.cost, schedule } })).toThrow(
      new RangeError('2026-02-30 is not a day'),
    );
  });

  it('reads the whole snapshot', () => {
    const snapshot = {
      name: 'Pimento loan',
      type: 'Personal',
      description: 'For whatever comes',
      minimumAmount: 1_000,
      maximumAmount: 5_000,
      minimumInterestRate: 5.5,
      defaultInterestRate: 6,
      maximumInterestRate: 6.5,
      minimumTerm: 4,
      maximumTerm: 8,
    };
    expect(readSnapshot(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  it('reads the snapshot, whole or not', () => {
    expect(
      readSnapshot('{"name":"Pimento loan","maximumAmount":5000,"maximumTerm":4,"maximumInterestRate":6.5}'),
    ).toMatchObject({
      name: 'Pimento loan',
      maximumAmount: 5_000,
      maximumTerm: 4,
      type: '',
      defaultInterestRate: 0,
      maximumInterestRate: 6.5,
    });
    expect(readSnapshot('null').name).toBe('');
  });
});
