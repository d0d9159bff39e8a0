import { describe, expect, it } from 'vitest';
import { defaultSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { answers, fieldNames, sectionsAbout } from './answer-names.ts';
import { applicant, today } from './applicant.test-support.ts';
import { decide } from './decide.ts';
import { type AnswersBySection, figuresFromAnswers } from './figures-from-answers.ts';

const first = sampleAnswers(today);
const read = (given: AnswersBySection) => figuresFromAnswers(given, today);

const fullSections = {
  income: {
    income_source: 'Own business or trade',
    income_amount: 40_000,
    how_often_paid: 'Weekly',
    income_in_a_slow_period: 24_000,
    has_other_income: 'No',
  },
  expenses: { expense_food: 40_000, expense_water: 5_000.5, expense_other: 0 },
  housing: { housing_status: 'I rent', housing_payment: 90_000, housing_how_often_paid: 'Quarterly' },
  debt: { number_of_debts: '0', has_credit_card: 'Yes', credit_card_payment: 2_500 },
};

describe('figures from the six first sections', () => {
  it('are brought to a month', () => {
    expect(read(first)).toEqual({
      birthDay: '1988-04-17',
      // 62,000 × 26 ÷ 12 = 134,333.33, and 12,000.
      incomeCents: 146_333_33,
      expensesCents: 78_500_00,
      // 3,250.50 × 26 ÷ 12 = 7,042.75, and 4,000 on the card.
      debtPaymentsCents: 11_042_75,
      employmentStatus: 'Employed full time',
      monthsInJob: 40,
      // Nobody has checked yet that the past loan was paid well.
      creditHistory: 'claimed',
      monthsWithBank: 90,
    });
  });

  it('make the first offer of $5,000.00', () => {
    const { offer } = decide(defaultPolicy, applicant(read(first)), today);
    expect(offer?.maxLoanAmountCents).toBe(5_000_00);
  });

  it('are not known where nothing is said', () => {
    expect(new Set(Object.values(read({})))).toEqual(new Set([null]));
  });
});

describe('figures from the full sections', () => {
  it('stand for those given before', () => {
    expect(read({ ...first, ...fullSections })).toMatchObject({
      // The slow amount: 24,000 × 52 ÷ 12.
      incomeCents: 104_000_00,
      // 45,000.50, and rent of 90,000 ÷ 3.
      expensesCents: 75_000_50,
      debtPaymentsCents: 2_500_00,
    });
  });

  it('take household expenses as stated before until expenses and housing are both there', () => {
    expect(read({ ...first, expenses: fullSections.expenses }).expensesCents).toBe(78_500_00);
    expect(read({ ...first, housing: fullSections.housing }).expensesCents).toBe(78_500_00);
  });

  it('count a mortgage as a debt, once', () => {
    const housing = {
      ...fullSections.housing,
      housing_status: 'I own it and pay a mortgage',
      housing_how_often_paid: 'Monthly',
    };
    const figures = read({ ...first, ...fullSections, housing });
    expect(figures).toMatchObject({ expensesCents: 45_000_50, debtPaymentsCents: 92_500_00 });
    const debt = {
      number_of_debts: '1',
      debt_1_type: 'NHT or other mortgage',
      debt_1_payment: 90_000,
      debt_1_how_often_paid: 'Monthly',
      has_credit_card: 'No',
    };
    expect(read({ ...first, ...fullSections, housing, debt }).debtPaymentsCents).toBe(90_000_00);
    const other = { ...debt, debt_1_type: 'Bank', debt_1_payment: 10_000 };
    expect(read({ ...first, ...fullSections, housing, debt: other }).debtPaymentsCents).toBe(100_000_00);
  });
});

describe('single answers', () => {
  it.each<[string, AnswersBySection, object]>([
    [
      'no income is known to be nothing',
      { income_information: { income_source: 'No income now', has_other_income: 'No' } },
      { incomeCents: 0 },
    ],
    [
      'an income without how often is not known',
      { income_information: { income_source: 'Pension', income_amount: 9 } },
      { incomeCents: null },
    ],
    [
      'a slow income without the usual one is not known',
      { income: { income_in_a_slow_period: 24_000, how_often_paid: 'Weekly', has_other_income: 'No' } },
      { incomeCents: null },
    ],
    [
      'an income below nothing is not known',
      { income_information: { income_source: 'Pension', income_amount: -9, how_often_paid: 'Monthly' } },
      { incomeCents: null },
    ],
    [
      'an answer left empty is not known',
      { occupational_information: { employment_status: '', job_start_date: '' } },
      { employmentStatus: null, monthsInJob: null },
    ],
    [
      'a loan repaid, without a card',
      { credit_info: { has_credit_card: 'No', has_had_loan: 'Yes', missed_payments_12_months: 0 } },
      { creditHistory: 'claimed' },
    ],
    [
      'a figure that came as text is not known',
      { income_information: { income_source: 'Pension', income_amount: '9', how_often_paid: 'Monthly' } },
      { incomeCents: null },
    ],
    [
      'an absurd figure stays within limits',
      { income_information: { income_amount: 1e300, how_often_paid: 'Weekly' } },
      { incomeCents: 4_333_333_333 },
    ],
    [
      'a debt without its payment leaves debts unknown',
      { debt_information: { number_of_debts: '1' } },
      { debtPaymentsCents: null },
    ],
    ['no debts', { debt_information: { number_of_debts: '0' } }, { debtPaymentsCents: 0 }],
    [
      'behind with a debt',
      { debt_information: { number_of_debts: '1', debt_1_in_arrears: 'Yes' } },
      { creditHistory: 'overdue' },
    ],
    [
      'a loan written off',
      { credit_info: { has_defaulted: 'Yes', missed_payments_12_months: 0 } },
      { creditHistory: 'overdue' },
    ],
    [
      'payments missed',
      { credit_info: { has_credit_card: 'Yes', missed_payments_12_months: 1 } },
      { creditHistory: 'late' },
    ],
    [
      'never borrowed',
      { credit_info: { has_credit_card: 'No', has_had_loan: 'No', missed_payments_12_months: 0 } },
      { creditHistory: 'none' },
    ],
    ['no account', { banking_information: { has_bank_account: 'No' } }, { monthsWithBank: 0 }],
    [
      'an account of tomorrow',
      { banking_information: { has_bank_account: 'Yes', account_opened_date: '2026-03-02' } },
      { monthsWithBank: 0 },
    ],
    [
      'a day short of a month in the job',
      { occupational_information: { job_start_date: '2026-02-02' } },
      { monthsInJob: 0 },
    ],
    [
      'a month in the job',
      { occupational_information: { job_start_date: '2026-02-01' } },
      { monthsInJob: 1 },
    ],
  ])('%s', (_, given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });
});

describe('the names', () => {
  const fieldsOf = (sId: string) => defaultSections.find((section) => section.sId === sId)?.fields ?? [];
  const allNames = new Set(defaultSections.flatMap((section) => section.fields.map((field) => field.name)));
  const allOptions = new Set(
    defaultSections.flatMap((section) =>
      section.fields.flatMap((field) => field.options?.map((option) => option.value) ?? []),
    ),
  );

  it('are those of the sections that the product ships with', () => {
    for (const sId of Object.values(sectionsAbout).flat()) expect(fieldsOf(sId), sId).not.toEqual([]);
    const { expensePrefix, debt, debtKind, debtInArrears, ...plain } = fieldNames;
    const used = [...Object.values(plain), debt(3), debtKind(3), debtInArrears(3)];
    for (const name of used.flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    )) {
      expect(allNames, name).toContain(name);
    }
    expect(fieldsOf('expenses').every((field) => field.name.startsWith(expensePrefix))).toBe(true);
    for (const answer of Object.values(answers)) expect(allOptions, answer).toContain(answer);
  });

  it('of every employment status have points', () => {
    const statuses = fieldsOf('occupational_information').find(
      (field) => field.name === fieldNames.employmentStatus,
    )?.options;
    expect(statuses?.map((option) => option.value).toSorted()).toEqual(
      Object.keys(defaultPolicy.factors.employment.points).toSorted(),
    );
  });
});
