// Validates what was typed before any account, and reads it as what the server is asked with.
import type { FieldErrors } from '#shared/refusal.ts';
import type { EstimateAnswers } from '../../contract/estimate.ts';
import { LARGEST_ANSWER_DOLLARS } from '../../fields/largest-answer.ts';
import { estimateTexts as texts, workAnswers } from '../../texts/estimate.ts';

export const TOLD_NAMES = [
  'employment_status',
  'monthly_income_amount',
  'household_expenses_amount',
  'debt_payments_amount',
] as const satisfies readonly (keyof EstimateAnswers)[];

export type TypedAnswers = Record<keyof EstimateAnswers, string>;

/** Thousands apart by commas or, as on many a keyboard, by spaces. */
const AMOUNT = /^\$?\s*(\d[\d,]*|\d{1,3}( \d{3})+)(\.\d{1,2})?$/;

/** Reads the answers that were typed, or says by field what is wrong with each that is not one. */
export function validateEstimate(
  typed: TypedAnswers,
): { answers: EstimateAnswers } | { errors: FieldErrors } {
  const work = workAnswers.find((name) => name === typed.employment_status);
  const errors: FieldErrors = {};
  if (!work) errors.employment_status = texts.workMissing;
  const income = amountOf(typed.monthly_income_amount, texts.incomeMissing);
  if (typeof income === 'string') errors.monthly_income_amount = income;
  const spending = amountOf(typed.household_expenses_amount, texts.spendingMissing);
  if (typeof spending === 'string') errors.household_expenses_amount = spending;
  const debts = amountOf(typed.debt_payments_amount, texts.debtsMissing);
  if (typeof debts === 'string') errors.debt_payments_amount = debts;
  if (!work || typeof income === 'string' || typeof spending === 'string' || typeof debts === 'string')
    return { errors };
  return {
    answers: {
      employment_status: work,
      monthly_income_amount: income,
      household_expenses_amount: spending,
      debt_payments_amount: debts,
    },
  };
}

/** The amount of a text in dollars, or the sentence that says what is wrong with it. */
function amountOf(typed: string, missing: string): number | string {
  const text = typed.trim();
  if (text === '') return missing;
  if (!AMOUNT.test(text)) return texts.noAmount;
  const dollars = Number(text.replace(/[$,\s]/g, ''));
  return dollars > LARGEST_ANSWER_DOLLARS ? texts.tooMuch : dollars;
}
