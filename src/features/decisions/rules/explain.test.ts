import { describe, expect, it } from 'vitest';
import type { DecisionInputs } from '../contract.ts';
import { offerOutput } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { applicant, returning, today } from './applicant.test-support.ts';
import { decide } from './decide.ts';
import { explainDecision, reasonForDecline } from './explain.ts';
import { offerOnWire } from './offer-on-wire.ts';

describe('a decision in words', () => {
  it('says why there is no offer and what would change it', () => {
    const tooFew = applicant({ sections: { required: 6, submitted: 4, verified: 0 }, emailVerified: false });
    expect(reasonForDecline(defaultPolicy, decide(defaultPolicy, tooFew, today))).toBe(
      'Your e-mail address is not verified. Open the link in the verification e-mail; you can ask for a new one when ' +
        'you log in. Some of your information is missing: 4 of 6 sections are submitted. Submit the remaining sections, and we decide.',
    );
  });

  it('says of a score that is too low how high it has to be', () => {
    const weakest = applicant({
      ...{ incomeCents: 20_000_00, expensesCents: 30_000_00, debtPaymentsCents: 15_000_00 },
      ...{ employmentStatus: 'Unemployed', monthsInJob: null, creditHistory: 'overdue', monthsWithBank: 0 },
    });
    const decision = decide(defaultPolicy, weakest, today);
    expect(decision.declines).toEqual(['score.below_minimum', 'amount.below_step']);
    expect(reasonForDecline(defaultPolicy, decision)).toMatch(/\b20\b/);
  });

  it('says what limits an offer, with the figures of the policy', () => {
    expect(explainDecision(defaultPolicy, decide(defaultPolicy, applicant(), today))).toEqual([
      {
        code: 'limit.first_loan',
        reason: 'A first loan is $5,000.00 at most.',
        note: 'Higher amounts open once it is repaid in full.',
        canChange: true,
        figures: { capCents: 5_000_00, submitted: 6, required: 6 },
      },
      {
        code: 'rate.sections_verified',
        reason: 'Verified sections lower your rate: 0 of 6 are verified.',
        note: 'Submit the documents that prove them.',
        canChange: true,
        figures: { verified: 0, required: 6 },
      },
      {
        code: 'factor.timeInJob',
        reason: 'You have been in your work for 30 months: 15 of 20 points.',
        note: 'You cannot change this now. It changes by itself with time.',
        canChange: false,
        figures: { readingMonths: 30, points: 15, bestPoints: 20 },
      },
      {
        code: 'factor.repaymentRecord',
        reason: 'No instalment of a loan with us fell due in the last twelve months: 5 of 10 points.',
        note: 'You cannot change this now: it is about the past.',
        canChange: false,
        figures: { points: 5, bestPoints: 10 },
      },
    ]);
  });
});

describe('the answer to the borrower', () => {
  it('carries an offer in dollars and per cent', () => {
    const decision = decide(
      defaultPolicy,
      returning({ sections: { required: 9, submitted: 9, verified: 1 } }),
      today,
    );
    const answer = offerOutput.parse({
      ...offerOnWire(defaultPolicy, decision, today),
      updates: [],
      kept: null,
    });
    // 81 points and one more for a ninth verified: A, 500 − 11. 24,000 × 8 ÷ 1.3912 = 138,010.35.
    expect(answer).toMatchObject({
      loanDecision: true,
      maxLoanAmount: 138_000,
      loanTermMonths: 8,
      interestRate: 4.89,
      reasonForDecline: null,
      expiresOn: '2026-03-31',
      score: 82,
      grade: 'A',
      dsr: 10,
    });
  });

  it('has no ratio where there is no income', () => {
    const decision = decide(defaultPolicy, applicant({ incomeCents: 0 }), today);
    expect(
      offerOutput.parse({ ...offerOnWire(defaultPolicy, decision, today), updates: [], kept: null }).dsr,
    ).toBeNull();
  });

  it('carries a decline with score and ratio, and nothing to take', () => {
    const decision = decide(defaultPolicy, applicant({ loanStanding: 'open' }), today);
    expect(
      offerOutput.parse({ ...offerOnWire(defaultPolicy, decision, today), updates: [], kept: null }),
    ).toMatchObject({
      loanDecision: false,
      maxLoanAmount: 0,
      loanTermMonths: 0,
      interestRate: 0,
      reasonForDecline:
        'You have a loan with us that is not repaid yet. Once it is repaid in full, we decide again.',
      expiresOn: null,
      score: 76,
      grade: 'B',
      dsr: 10,
      reasons: [{ code: 'loan.open' }],
      advice: [],
      adviceGap: 'stepsFirst',
      adviceStandsUntil: today,
    });
  });
});

describe('time in work', () => {
  const said = (known: Partial<DecisionInputs>) =>
    explainDecision(
      defaultPolicy,
      decide(defaultPolicy, applicant({ creditHistory: 'late', monthsWithBank: 0, ...known }), today),
    ).find(({ code }) => code === 'factor.timeInJob');

  it('is not given in months to whoever has none', () => {
    expect(said({ employmentStatus: 'Unemployed', monthsInJob: 0 })).toMatchObject({
      reason: 'You are not in work, so no time in it counts: 2 of 20 points.',
      note: 'You cannot change this now. Time counts from the day on which you begin to work.',
      canChange: false,
    });
    expect(said({ monthsInJob: 0 })?.reason).toBe('You have been in your work for 0 months: 2 of 20 points.');
  });
});

it('says of somebody who never borrowed elsewhere that they told us so', () => {
  const decision = decide(defaultPolicy, applicant({ creditHistory: 'none' }), today);
  const reasons = explainDecision(defaultPolicy, {
    ...decision,
    offer: null,
    declines: ['score.below_minimum'],
  });
  expect(reasons.find(({ code }) => code === 'factor.creditHistory')?.reason).toMatch(
    /^Your credit history says “never borrowed, as you told us”/,
  );
});

describe('a bank', () => {
  const said = (monthsWithBank: number) => {
    const papers = { required: 6, submitted: 6, verified: 6 };
    const paid = { instalmentsDue: 4, worstDaysLate: 0 };
    const inputs = applicant({
      ...{ monthsWithBank, monthsInJob: 2, creditHistory: 'late' },
      ...{ sections: papers, repayments: paid },
    });
    return explainDecision(defaultPolicy, decide(defaultPolicy, inputs, today)).find(
      ({ code }) => code === 'factor.banking',
    );
  };

  it('that somebody has no account with is not given in months', () => {
    expect(said(0)?.reason).toBe(
      'You have no bank account, or have had it for less than a month: 0 of 5 points.',
    );
    expect(said(2)?.reason).toBe('You have been with your bank for 2 months: 0 of 5 points.');
  });

  it('that somebody has no account with can be changed, which time alone does not', () => {
    expect(said(0)).toMatchObject({
      note: expect.stringMatching(/^If you have no account, open one and write to us: /),
      canChange: true,
    });
    expect(said(2)).toMatchObject({ note: expect.stringMatching(/by itself with time/), canChange: false });
  });
});
