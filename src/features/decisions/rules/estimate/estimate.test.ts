import { describe, expect, it } from 'vitest';
import { incomeInformation } from '#features/information/defaults/first-model/income-information.ts';
import { occupationalInformation } from '#features/information/defaults/first-model/occupational-information.ts';
import type { EstimateAnswers } from '../../contract/estimate.ts';
import type { Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { workAnswers } from '../../texts/estimate.ts';
import { today } from '../applicant.test-support.ts';
import { estimate } from './estimate.ts';
import { answersToCarry } from './estimate-answers.ts';

const answersWith = (known: Partial<EstimateAnswers> = {}): EstimateAnswers => ({
  employment_status: 'Self-employed',
  monthly_income_amount: 28_000,
  household_expenses_amount: 24_000,
  debt_payments_amount: 3_000,
  ...known,
});

/** What the shipped policy rules out. */
const shippedOut = {
  minimumAge: 18,
  rest: [
    { by: 'overdueElsewhere', months: null },
    { by: 'ownDefault', months: 24 },
    { by: 'bankruptcy', months: 24 },
  ],
};

describe('what could come of four answers', () => {
  it.each<[string, Partial<EstimateAnswers>, unknown]>([
    [
      // Instalment: half of 28,000 − 24,000 − 3,000, so 500. Debts 10.7 % 9, left over 3.5 % 3, self-employed 7, our own loans 5: 24.
      // Worst: new in the work 2, overdue 0, no account 0: 26, E 10 %: 500 × 8 ÷ 1.8 = 2,222.
      // Best: 20 + 15 + 5 + 10 verified: 74, B 6 % − 20 % = 4.8 %: 500 × 8 ÷ 1.384 = 2,890.
      'a vendor with little left over',
      {},
      {
        least: { loanAmount: 2_200, term: 8, interestRate: 10 },
        most: { loanAmount: 2_800, term: 8, interestRate: 4.8 },
        reason: null,
      },
    ],
    [
      // Debts 0 % 10, left over 48.7 % 17, self-employed 7, own loans 5: 39. Worst 41, D 8 %; best 89, A 5 % − 20 %.
      'a vendor for whom the first amount is the limit',
      {
        monthly_income_amount: 78_000,
        household_expenses_amount: 40_000,
        debt_payments_amount: 0,
      },
      {
        least: { loanAmount: 5_000, term: 4, interestRate: 8 },
        most: { loanAmount: 5_000, term: 4, interestRate: 4 },
        reason: null,
      },
    ],
    [
      // Debts 0, left over 3, unemployed 0, own loans 5. Debts of 60 % earn nothing: worst 10, no grade; best 48, D 8 %, but nothing may be paid.
      'debts that take more than what may be paid',
      {
        employment_status: 'Unemployed',
        monthly_income_amount: 20_000,
        household_expenses_amount: 5_000,
        debt_payments_amount: 14_000,
      },
      { least: null, most: null, reason: 'amount.below_step' },
    ],
    ['no income', { monthly_income_amount: 0 }, { least: null, most: null, reason: 'income.missing' }],
  ])('%s', (_, known, range) => {
    expect(estimate([defaultPolicy], answersWith(known), today)).toEqual({
      ...Object(range),
      ruledOut: shippedOut,
    });
  });

  it('is as wide as both policies make it while a share is decided on by the other', () => {
    const dearer: Policy = {
      ...defaultPolicy,
      grades: defaultPolicy.grades.map((row) => ({ ...row, rateMonthlyBps: row.rateMonthlyBps + 100 })),
    };
    const [alone, other] = [defaultPolicy, dearer].map((policy) => estimate([policy], answersWith(), today));
    expect(other).toMatchObject({ least: { interestRate: 11 }, most: { interestRate: 5.6 } });
    for (const both of [[defaultPolicy, dearer] as const, [dearer, defaultPolicy] as const]) {
      expect(estimate(both, answersWith(), today)).toEqual({
        least: other?.least,
        most: alone?.most,
        reason: null,
        ruledOut: shippedOut,
      });
    }
    const none: Policy = { ...defaultPolicy, allowance: { incomeShareBps: 0, freeCashFlowShareBps: 0 } };
    for (const both of [[defaultPolicy, none] as const, [none, defaultPolicy] as const]) {
      expect(estimate(both, answersWith(), today)).toMatchObject({
        least: null,
        most: alone?.most,
        reason: null,
      });
    }
    expect(estimate([none, none], answersWith(), today)).toMatchObject({
      least: null,
      most: null,
      reason: 'amount.below_step',
    });
  });

  it('names what would rule an offer out, by the policy, and by whichever of both is stricter', () => {
    const without = { overdueElsewhere: false, ownDefaultMonths: 36, bankruptcyMonths: null };
    const other: Policy = { ...defaultPolicy, minimumAgeYears: 21, knockOuts: without };
    expect(estimate([other], answersWith(), today).ruledOut).toEqual({
      minimumAge: 21,
      rest: [{ by: 'ownDefault', months: 36 }],
    });
    for (const both of [[defaultPolicy, other] as const, [other, defaultPolicy] as const]) {
      const { minimumAge, rest } = estimate(both, answersWith(), today).ruledOut;
      expect(minimumAge).toBe(21);
      expect(rest).toHaveLength(3);
      expect(rest).toEqual(
        expect.arrayContaining([
          { by: 'overdueElsewhere', months: null },
          { by: 'ownDefault', months: 36 },
          { by: 'bankruptcy', months: 24 },
        ]),
      );
    }
  });

  it('says nothing of the least where the worst case is declined', () => {
    // Debts 23.3 % 8, left over 3.3 % 3, seasonal 5, own loans 5: 21. Worst 23, E; with a lowest grade at 30 declined.
    const strict: Policy = {
      ...defaultPolicy,
      grades: defaultPolicy.grades.map((row) => (row.grade === 'E' ? { ...row, fromScore: 30 } : row)),
    };
    const answers = answersWith({
      employment_status: 'Seasonal',
      monthly_income_amount: 30_000,
      household_expenses_amount: 22_000,
      debt_payments_amount: 7_000,
    });
    expect(estimate([defaultPolicy], answers, today).least).not.toBeNull();
    expect(estimate([strict], answers, today)).toMatchObject({ least: null, most: { loanAmount: 2_800 } });
  });
});

describe('what is carried into the sections', () => {
  const optionsOf = (fields: typeof incomeInformation.fields, name: string) =>
    fields.find((field) => field.name === name)?.options?.map(({ value }) => value);

  it('are answers that they take', () => {
    expect(optionsOf(occupationalInformation.fields, 'employment_status')).toEqual([...workAnswers]);
    expect(optionsOf(incomeInformation.fields, 'household_expenses_how_often')).toContain('Monthly');
    const names = incomeInformation.fields.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(answersToCarry(answersWith()).income_information ?? {})),
    );
  });

  it('states of income nothing: a sum a month does not say how somebody is paid', () => {
    expect(answersToCarry(answersWith()).income_information).toEqual({
      household_expenses_amount: 24_000,
      household_expenses_how_often: 'Monthly',
    });
  });

  it('states of debts only when there are none: a sum does not say how many they are', () => {
    expect(answersToCarry(answersWith())).not.toHaveProperty('debt_information');
    expect(answersToCarry(answersWith({ debt_payments_amount: 0 })).debt_information).toEqual({
      number_of_debts: '0',
    });
  });
});
