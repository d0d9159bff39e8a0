// Quiz answers and preferences as they leave the server: amounts in dollars, an amount only where there is one.
import { cents, centsToDollars } from '#shared/money.ts';
import type { FinancialQuestionnaire, QuizAnswers } from '../contract.ts';

type FinancialRow = {
  current_financial_situation_feeling: string;
  partner_draw: boolean;
  throw_per_month_cents: number | null;
};

export const questionnaireOnWire = (row: FinancialRow): FinancialQuestionnaire => ({
  current_financial_situation_feeling: row.current_financial_situation_feeling,
  partner_draw: row.partner_draw,
  ...(row.throw_per_month_cents === null
    ? {}
    : { throw_per_month: centsToDollars(cents(row.throw_per_month_cents)) }),
});

export type QuizRow = FinancialRow & { rewards: string[]; created_at: Date };

export const quizOnWire = (row: QuizRow): QuizAnswers => ({
  ...questionnaireOnWire(row),
  rewards: row.rewards,
  created: row.created_at.toISOString(),
});
