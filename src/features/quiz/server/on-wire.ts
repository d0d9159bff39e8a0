// Quiz answers and preferences as they leave the server: amounts in dollars, an amount only where there is one.
import type { Columns } from '#platform/server/database/columns.ts';
import { centsToDollars, dollarsToCents } from '#shared/money.ts';
import type { FinancialQuestionnaire, QuizAnswers } from '../contract.ts';

/** What `quiz_answers` and `preferences` both keep. */
export type FinancialRow = Columns<
  'quiz_answers',
  'current_financial_situation_feeling' | 'partner_draw' | 'throw_per_month_cents'
>;

export const questionnaireOnWire = (row: FinancialRow): FinancialQuestionnaire => ({
  current_financial_situation_feeling: row.current_financial_situation_feeling,
  partner_draw: row.partner_draw,
  ...(row.throw_per_month_cents === null
    ? {}
    : { throw_per_month: centsToDollars(row.throw_per_month_cents) }),
});

/** The same as it is stored. */
export const questionnaireRow = ({
  throw_per_month: dollars,
  ...given
}: FinancialQuestionnaire): FinancialRow => ({
  current_financial_situation_feeling: given.current_financial_situation_feeling,
  partner_draw: given.partner_draw,
  throw_per_month_cents: dollars === undefined ? null : dollarsToCents(dollars),
});

export type QuizRow = FinancialRow & Columns<'quiz_answers', 'rewards' | 'created_at'>;

export const quizOnWire = (row: QuizRow): QuizAnswers => ({
  ...questionnaireOnWire(row),
  rewards: row.rewards,
  created: row.created_at.toISOString(),
});
