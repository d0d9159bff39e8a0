import { describe, expect, it } from 'vitest';
import type { DecisionInputs, FactorName } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { applicant, returning, stranger } from './applicant.test-support.ts';
import { monthlyFigures } from './monthly-figures.ts';
import { projectedMetrics } from './projected-metrics.ts';
import { gradeOf, scoreFactors } from './score.ts';

const pointsOf = (inputs: DecisionInputs, factor: FactorName) =>
  scoreFactors(defaultPolicy, inputs, monthlyFigures(defaultPolicy, inputs)).find(
    (row) => row.factor === factor,
  )?.points;

it('gives a past loan that nobody has checked what never having borrowed earns', () => {
  const pointsOf = (creditHistory: DecisionInputs['creditHistory']) =>
    scoreFactors(
      defaultPolicy,
      applicant({ creditHistory }),
      monthlyFigures(defaultPolicy, applicant()),
    ).find(({ factor }) => factor === 'creditHistory')?.points;
  expect([pointsOf('claimed'), pointsOf('none'), pointsOf('good')]).toEqual([8, 8, 15]);
});

it.each([
  ['on time', 0, 10],
  ['some days late', 3, 8],
  ['late, which counts against nobody any more', 40, 5],
])('lets the last loan speak after its twelve months: %s', (_, worstDaysLate, points) => {
  const repayments = { instalmentsDue: 0, worstDaysLate: 0, earlier: { worstDaysLate } };
  const inputs = returning({ repayments });
  const factors = scoreFactors(defaultPolicy, inputs, monthlyFigures(defaultPolicy, inputs));
  expect(factors.find(({ factor }) => factor === 'repaymentRecord')).toMatchObject({ points });
});

describe('points per factor', () => {
  it.each<[string, FactorName, Partial<DecisionInputs>, number]>([
    ['no debts', 'debtService', { debtPaymentsCents: 0 }, 10],
    ['debts take 10 %', 'debtService', { debtPaymentsCents: 12_000_00 }, 9],
    ['a cent less than 10 %', 'debtService', { debtPaymentsCents: 11_999_99 }, 10],
    ['debts take 30 %', 'debtService', { debtPaymentsCents: 36_000_00 }, 7],
    ['debts take 60 %', 'debtService', { debtPaymentsCents: 72_000_00 }, 0],
    ['debts not known', 'debtService', { debtPaymentsCents: null }, 7],
    ['known to have no income', 'debtService', { incomeCents: 0, debtPaymentsCents: 0 }, 0],
    ['40 % left over', 'freeCashFlow', {}, 17],
    ['nothing left over', 'freeCashFlow', { expensesCents: 108_000_00 }, 3],
    ['a cent short each month', 'freeCashFlow', { expensesCents: 108_000_01 }, 0],
    ['expenses not known', 'freeCashFlow', { expensesCents: null }, 11],
    ['no income to be free', 'freeCashFlow', { incomeCents: 0, expensesCents: 0, debtPaymentsCents: 0 }, 0],
    ['full-time work', 'employment', {}, 10],
    ['no work', 'employment', { employmentStatus: 'Unemployed' }, 0],
    ['an answer added to the form later', 'employment', { employmentStatus: 'Apprentice' }, 4],
    ['an answer named like a method', 'employment', { employmentStatus: 'constructor' }, 4],
    ['5 months in the job', 'timeInJob', { monthsInJob: 5 }, 2],
    ['5 years in the job', 'timeInJob', { monthsInJob: 60 }, 20],
    ['debts overdue elsewhere', 'creditHistory', { creditHistory: 'overdue' }, 0],
    ['never borrowed', 'creditHistory', { creditHistory: 'none' }, 8],
    ['no account', 'banking', { monthsWithBank: 0 }, 0],
    ['3 of 6 verified', 'sectionsVerified', { sections: { required: 6, submitted: 6, verified: 3 } }, 5],
    ['6 of 6 verified', 'sectionsVerified', { sections: { required: 6, submitted: 6, verified: 6 } }, 10],
    ['no loan with us yet', 'repaymentRecord', {}, 5],
    [
      'every instalment on time',
      'repaymentRecord',
      { repayments: { instalmentsDue: 4, worstDaysLate: 0 } },
      10,
    ],
    ['a week late once', 'repaymentRecord', { repayments: { instalmentsDue: 4, worstDaysLate: 7 } }, 8],
    ['two months late once', 'repaymentRecord', { repayments: { instalmentsDue: 4, worstDaysLate: 60 } }, 2],
  ])('%s: %s', (_, factor, known, points) => {
    expect(pointsOf(applicant(known), factor)).toBe(points);
  });

  it.each<[string, Partial<DecisionInputs>, number | null, number | null]>([
    ['all known', {}, 1_000, 4_000],
    ['no income stated', { incomeCents: null }, null, null],
    ['no debts stated', { debtPaymentsCents: null }, null, null],
    ['no expenses stated', { expensesCents: null }, 1_000, null],
    ['no income at all', { incomeCents: 0 }, 99_999, -99_999],
  ])('%s: nothing assumed is taken for what was said', (_, known, debtService, freeCashFlow) => {
    const inputs = applicant(known);
    const [debts, free] = scoreFactors(defaultPolicy, inputs, monthlyFigures(defaultPolicy, inputs));
    expect([debts?.reading, free?.reading]).toEqual([debtService, freeCashFlow]);
  });

  it('adds up to 100 for the best borrower there can be', () => {
    const best = returning({
      debtPaymentsCents: 0,
      expensesCents: 0,
      monthsInJob: 120,
      sections: { required: 9, submitted: 9, verified: 9 },
    });
    expect(projectedMetrics(defaultPolicy, best)).toEqual({ score: 100, grade: 'A', debtServiceBps: 0 });
  });
});

describe('grades', () => {
  it.each([
    [100, 'A'],
    [80, 'A'],
    [79, 'B'],
    [65, 'B'],
    [64, 'C'],
    [50, 'C'],
    [49, 'D'],
    [35, 'D'],
    [34, 'E'],
    [20, 'E'],
    [19, null],
    [0, null],
  ])('%d is %s', (score, grade) => {
    expect(gradeOf(defaultPolicy, score)).toBe(grade);
  });
});

describe("'Loan Projected Metrics'", () => {
  it('are 49, D and 30 % while nothing is given', () => {
    expect(projectedMetrics(defaultPolicy, stranger)).toEqual({
      score: 49,
      grade: 'D',
      debtServiceBps: 3_000,
    });
  });

  it('move with what is given', () => {
    // 49, with 7 for assumed debts now 9 for 10 %.
    const partly = { ...stranger, incomeCents: 100_000_00, debtPaymentsCents: 10_000_00 };
    expect(projectedMetrics(defaultPolicy, partly)).toEqual({ score: 51, grade: 'C', debtServiceBps: 1_000 });
  });

  it('have no ratio without an income', () => {
    const unpaid = { ...stranger, incomeCents: 0, debtPaymentsCents: 0 };
    expect(projectedMetrics(defaultPolicy, unpaid).debtServiceBps).toBeNull();
  });
});
