import { expect, test } from 'vitest';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { applicant, today } from '#features/decisions/rules/applicant.test-support.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import { readVariables, variablesOf } from './variables.ts';

const shown = (known: Parameters<typeof applicant>[0] = {}) =>
  Object.fromEntries(
    readVariables(JSON.stringify(variablesOf(decide(defaultPolicy, applicant(known), today)))).map(
      ({ key, value }) => [key, value],
    ),
  );

test('what was given is shown with its unit', () => {
  expect(
    shown({
      incomeCents: 12_000_000,
      expensesCents: 4_000_000,
      debtPaymentsCents: 3_000_000,
      monthsInJob: 1,
    }),
  ).toMatchObject({
    monthly_income: '$120,000.00',
    monthly_expenses: '$40,000.00',
    monthly_debt_payments: '$30,000.00',
    monthly_running_loans: '$0.00',
    free_cash_flow: '$50,000.00',
    debt_service_ratio: '25 %',
    months_in_job: '1 month',
  });
});

test('what was not said is not known, and makes no free cash flow', () => {
  expect(shown({ incomeCents: null, creditHistory: null })).toMatchObject({
    monthly_income: 'Not known',
    free_cash_flow: 'Not known',
    credit_history: 'Not known',
    max_loan_amount: '$0.00',
    interest_rate: 'Not known',
  });
});

test('nothing in them shows who the person is', () => {
  expect(
    JSON.stringify(variablesOf(decide(defaultPolicy, applicant({ birthDay: '1988-04-17' }), today))),
  ).not.toContain('1988');
});

test('what a decision came to is shown with its unit too', () => {
  expect(shown()).toMatchObject({
    allowed_instalment: '$24,000.00',
    months_with_bank: '40 months',
    sections_required: '6',
    score: '76',
    grade: 'B',
    max_loan_amount: '$5,000.00',
    interest_rate: '6 % a month',
    loan_term_months: '4 months',
  });
});

test('what is no figure is shown as it stands', () => {
  expect(readVariables('{"monthly_income":"much","months_in_job":true}')).toEqual([
    { key: 'monthly_income', value: 'much' },
    { key: 'months_in_job', value: 'true' },
  ]);
});

test.each([['not json'], ['null'], ['3'], ['"ab"']])('%s has none', (text) => {
  expect(readVariables(text)).toEqual([]);
});
