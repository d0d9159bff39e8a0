import { describe, expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import { type DecisionInputs, type DeclineCode, decisionSchema, policySchema } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { applicant, returning, stranger, today } from './applicant.test-support.ts';
import { decide } from './decide.ts';

const decideOn = (inputs: DecisionInputs) => decide(defaultPolicy, inputs, today);
const allVerified = { required: 9, submitted: 9, verified: 9 };

describe('an offer', () => {
  /** Applicant → dollars, months, basis points a month. */
  it.each<[string, DecisionInputs, number, number, number]>([
    // 18 + 17 + 10 + 8 + 15 + 5 + 0 + 5 = 78: B, 6 %. 5,000 × 1.24 ÷ 4 = 1,550, far below what is allowed.
    ['the first one, all six submitted', applicant(), 5_000, 4, 600],
    // 10 points more: A. 500 − 20 %.
    [
      'the first one, all six verified',
      applicant({ sections: { required: 6, submitted: 6, verified: 6 } }),
      5_000,
      4,
      400,
    ],
    // Left over: 29,000 − 24,000 − 3,000 = 2,000, half of it 1,000; of income 11,600 − 3,000 = 8,600. So 1,000.
    // Debts 10.3 %, free cash flow 6.8 %: 18 + 3 + 10 + 8 + 15 + 5 + 0 + 5 = 64: C, 7 %.
    // Over 8 months 1,000 × 8 ÷ 1.56 = 5,128, over 7 months 1,000 × 7 ÷ 1.49 = 4,697: so 8 months.
    [
      'the first one, where only a longer term carries it',
      applicant({ incomeCents: 29_000_00, expensesCents: 24_000_00, debtPaymentsCents: 3_000_00 }),
      5_000,
      8,
      700,
    ],
    // Left over: 28,000 − 24,000 − 3,000 = 1,000, half of it 500. C. 500 × 8 ÷ 1.56 = 2,564.10.
    [
      'the first one, less than $5,000',
      applicant({ incomeCents: 28_000_00, expensesCents: 24_000_00, debtPaymentsCents: 3_000_00 }),
      2_500,
      8,
      700,
    ],
    // Left over 48,000, half of it 24,000; of income 48,000 − 12,000 = 36,000. So 24,000.
    // 83 points: A, 5 %. 24,000 × 8 ÷ 1.40 = 137,142.86.
    ['a returning borrower', returning(), 137_100, 8, 500],
    // The same at 4 %: 24,000 × 8 ÷ 1.32 = 145,454.55.
    ['a returning borrower, all nine verified', returning({ sections: allVerified }), 145_400, 8, 400],
    // Of income 48,000 − 40,000 = 8,000; half of the 60,000 left over is more. 33.3 %: 14 points, 50 %: 20.
    // 14 + 20 + 10 + 8 + 15 + 5 + 0 + 10 = 82: A. 8,000 × 8 ÷ 1.40 = 45,714.29.
    [
      'a returning borrower with debts',
      returning({ expensesCents: 20_000_00, debtPaymentsCents: 40_000_00 }),
      45_700,
      8,
      500,
    ],
    // Allowed: half of 300,000. 150,000 × 4 ÷ 1.20 = 500,000 exactly, so 4 months are enough.
    [
      'the largest loan there is',
      returning({ incomeCents: 400_000_00, expensesCents: 100_000_00, debtPaymentsCents: 0 }),
      500_000,
      4,
      500,
    ],
    [
      'a returning borrower with full sections still open stays at the first amount',
      returning({ sections: { required: 9, submitted: 8, verified: 0 } }),
      5_000,
      4,
      500,
    ],
  ])('%s', (_, inputs, dollars, months, rate) => {
    const decision = decideOn(inputs);
    expect(decision.declines).toEqual([]);
    expect(decision.offer).toEqual({
      maxLoanAmountCents: dollars * 100,
      loanTermMonths: months,
      rateMonthlyBps: rate,
      expiresOn: day('2026-03-31'),
    });
  });

  it('may be a single step', () => {
    // A cent more than too little: half of the 39.00 left over is 19.50, which is 156 ÷ 8.
    const inputs = applicant({
      incomeCents: 30_000_00,
      expensesCents: 26_961_00,
      debtPaymentsCents: 3_000_00,
    });
    expect(decideOn(inputs).offer?.maxLoanAmountCents).toBe(100_00);
  });

  it('says of two limits that are the same the one of the income, and the highest where it is just reached', () => {
    const same = returning({ incomeCents: 100_000_00, expensesCents: 20_000_00, debtPaymentsCents: 0 });
    expect(decideOn(same).notes[0]).toBe('limit.income');
    const largest = returning({ incomeCents: 400_000_00, expensesCents: 100_000_00, debtPaymentsCents: 0 });
    expect(decideOn(largest).notes[0]).toBe('limit.highest');
  });

  it('of the best grade speaks of no factor: none made it dearer', () => {
    const { grade, notes } = decideOn(returning());
    expect(grade).toBe('A');
    expect(notes).toEqual(['limit.free_cash_flow', 'rate.sections_verified']);
  });

  it('says what limits it', () => {
    expect(decideOn(applicant()).notes).toEqual([
      'limit.first_loan',
      'rate.sections_verified',
      'factor.timeInJob',
      'factor.repaymentRecord',
    ]);
    expect(decideOn(returning({ sections: allVerified })).notes).toEqual(['limit.free_cash_flow']);
    const indebted = returning({ expensesCents: 20_000_00, debtPaymentsCents: 40_000_00 });
    expect(decideOn(indebted).notes[0]).toBe('limit.income');
    expect(decideOn(returning({ sections: { ...allVerified, submitted: 8 } })).notes[0]).toBe(
      'limit.sections',
    );
    expect(decideOn(returning({ incomeCents: 4_000_000_00 })).notes[0]).toBe('limit.highest');
  });

  it('names the factors that cost most, four reasons in all', () => {
    const weak = applicant({
      expensesCents: 100_000_00,
      creditHistory: 'late',
      employmentStatus: 'Student',
      monthsInJob: 1,
      monthsWithBank: 0,
    });
    expect(decideOn(weak).notes).toEqual([
      'limit.first_loan',
      'rate.sections_verified',
      'factor.timeInJob',
      'factor.freeCashFlow',
    ]);
  });
});

describe('a decline', () => {
  it.each<[DeclineCode, DecisionInputs]>([
    ['age.unknown', applicant({ birthDay: null })],
    ['age.unknown', applicant({ birthDay: '1996-02-30' })],
    ['age.below_minimum', applicant({ birthDay: '2008-03-02' })],
    ['email.unverified', applicant({ emailVerified: false })],
    ['loan.applied', applicant({ loanStanding: 'applied' })],
    ['loan.approved', applicant({ loanStanding: 'approved' })],
    ['loan.open', applicant({ loanStanding: 'open' })],
    ['loan.in_arrears', returning({ loanStanding: 'inArrears' })],
    ['sections.missing', applicant({ sections: { required: 6, submitted: 5, verified: 5 } })],
    ['income.missing', returning({ incomeCents: null })],
    ['income.missing', returning({ incomeCents: 0 })],
    // $100 at 7 % over 8 months: 156 ÷ 8 = 19.50. Half of the 38.98 left over is 19.49.
    [
      'amount.below_step',
      applicant({ incomeCents: 30_000_00, expensesCents: 26_961_02, debtPaymentsCents: 3_000_00 }),
    ],
  ])('%s', (code, inputs) => {
    const decision = decideOn(inputs);
    expect(decision.offer).toBeNull();
    expect(decision.declines).toEqual([code]);
  });

  it('comes below a score of 20', () => {
    const weakest = applicant({
      incomeCents: 20_000_00,
      expensesCents: 30_000_00,
      debtPaymentsCents: 15_000_00,
      employmentStatus: 'Unemployed',
      monthsInJob: 5,
      creditHistory: 'overdue',
      monthsWithBank: 0,
    });
    // 0 + 0 + 0 + 2 + 0 + 0 + 0 + 5.
    const decision = decideOn(weakest);
    expect(decision).toMatchObject({
      score: 7,
      grade: null,
      offer: null,
      declines: ['score.below_minimum', 'amount.below_step'],
    });
    // Neither a better score alone nor lower payments alone would be enough: each limit is reported before the factors.
    expect(decision.notes).toEqual(['amount.nothing_left', 'amount.income_share', 'factor.freeCashFlow']);
  });

  it('for the score names no limit that would carry a loan', () => {
    const weak = applicant({
      incomeCents: 60_000_00,
      expensesCents: 30_000_00,
      debtPaymentsCents: 0,
      employmentStatus: 'Unemployed',
      monthsInJob: 0,
      creditHistory: 'overdue',
      monthsWithBank: 0,
    });
    const strict = {
      ...defaultPolicy,
      grades: defaultPolicy.grades.map((row) => ({ ...row, fromScore: row.fromScore + 30 })),
    };
    expect(decide(strict, weak, today).declines).toEqual(['score.below_minimum']);
  });

  it('gives every reason at once', () => {
    const inputs = applicant({ birthDay: '2009-01-01', emailVerified: false, loanStanding: 'open' });
    expect(decideOn(inputs).declines).toEqual(['age.below_minimum', 'email.unverified', 'loan.open']);
  });

  it('says to who has sections left and has said that there is no income both', () => {
    const inputs = applicant({ sections: { required: 6, submitted: 5, verified: 0 }, incomeCents: 0 });
    expect(decideOn(inputs).declines).toEqual(['sections.missing', 'income.missing']);
  });

  it('says to who has sections left only that: what they would have stated is no reason of its own', () => {
    expect(decideOn(stranger).declines).toEqual(['sections.missing']);
  });

  it('ends on the eighteenth birthday', () => {
    const young = applicant({ birthDay: '2008-03-02' });
    expect(decide(defaultPolicy, young, day('2026-03-01')).offer).toBeNull();
    expect(decide(defaultPolicy, young, day('2026-03-02')).offer).not.toBeNull();
  });
});

describe('a stored decision', () => {
  it('can be read back and made again from what it holds', () => {
    const stored = decisionSchema.parse(JSON.parse(JSON.stringify(decideOn(returning()))));
    const policy = policySchema.parse(JSON.parse(JSON.stringify(defaultPolicy)));
    expect(stored.policyVersion).toBe(policy.version);
    expect(decide(policy, stored.inputs, day(stored.decidedOn))).toEqual(stored);
  });
});
