import { expect, test } from 'vitest';
import { TOLD_NAMES, type TypedAnswers, validateEstimate } from './validate-estimate.ts';

const typed = (known: Partial<TypedAnswers> = {}): TypedAnswers => ({
  employment_status: 'Self-employed',
  monthly_income_amount: '18,000.50',
  household_expenses_amount: '$40,000',
  debt_payments_amount: '0',
  ...known,
});

test('reads amounts as people write them', () => {
  expect(validateEstimate(typed())).toEqual({
    answers: {
      employment_status: 'Self-employed',
      monthly_income_amount: 18_000.5,
      household_expenses_amount: 40_000,
      debt_payments_amount: 0,
    },
  });
});

test('each question left open says what to write in its own words', () => {
  const nothing = Object.fromEntries(TOLD_NAMES.map((name) => [name, ''])) as TypedAnswers;
  const validated = validateEstimate(nothing);
  const errors = 'errors' in validated ? Object.values(validated.errors) : [];
  expect(new Set(errors).size).toBe(TOLD_NAMES.length);
});

test.each([['-500'], ['1e5'], ['abc'], ['12.345'], ['1 2']])(
  '%s is no amount, and is never read as one',
  (text) => {
    expect(validateEstimate(typed({ monthly_income_amount: text }))).toEqual({
      errors: { monthly_income_amount: 'Write an amount with digits only, such as 18,000 or 18,000.50' },
    });
  },
);

test('thousands may stand apart by spaces', () => {
  for (const text of ['12 000', '$ 12 000.00', '12,000'])
    expect(validateEstimate(typed({ monthly_income_amount: text }))).toHaveProperty(
      'answers.monthly_income_amount',
      12_000,
    );
});

test('nobody has more than ten million', () => {
  expect(validateEstimate(typed({ debt_payments_amount: '10,000,000' }))).toHaveProperty('answers');
  expect(validateEstimate(typed({ debt_payments_amount: '10,000,000.01' }))).toHaveProperty(
    'errors.debt_payments_amount',
  );
});
