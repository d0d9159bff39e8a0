// What a stranger answered, as answers of the sections that ask for it: read by the same rules, and what those sections begin with after sign-up.
import type { EstimateAnswers } from '../../contract/estimate.ts';
import type { AnswersBySection } from '../figures-from-answers.ts';

/**
 * Every answer that was given before there is an account, by section. Income was given as one sum a month, which stands here as paid so; debts
 * too, which stand here as one debt.
 */
export const answersBySection = (given: EstimateAnswers): AnswersBySection => ({
  occupational_information: { employment_status: given.employment_status },
  income_information: {
    ...spendingOf(given),
    income_amount: given.monthly_income_amount,
    how_often_paid: 'Monthly',
  },
  debt_information: {
    number_of_debts: '1',
    debt_1_payment: given.debt_payments_amount,
    debt_1_how_often_paid: 'Monthly',
  },
});

/**
 * The answers that sections ask for in the same words, and can begin with. How often somebody is paid is not known, nor how many debts a sum is
 * made of, unless there are none.
 */
export const answersToCarry = (given: EstimateAnswers): Record<string, Record<string, string | number>> => ({
  occupational_information: { employment_status: given.employment_status },
  income_information: spendingOf(given),
  ...(given.debt_payments_amount === 0 ? { debt_information: { number_of_debts: '0' } } : {}),
});

const spendingOf = (given: EstimateAnswers) => ({
  household_expenses_amount: given.household_expenses_amount,
  household_expenses_how_often: 'Monthly',
});
