// When the preferences questionnaire is complete, step by step; the same verdict moves the screen on and guards the server.

import type { FinancialQuestionnaire, FinancialQuestionnaireSoFar } from '../contract.ts';
import { preferenceTexts } from '../texts/quiz.ts';
import { type FinancialDraft, isDrawAnswered, isFeelingAnswered, REWARDS } from './quiz-answers.ts';

/** The titles of the offer categories: the nineteen that the quiz offers as rewards. */
export const OFFER_CATEGORIES = REWARDS;

export const isFinancialPartAnswered = (draft: FinancialDraft): boolean =>
  isFeelingAnswered(draft) && isDrawAnswered(draft);

/** What is missing, by field; empty when the preferences may be saved. An unknown title is refused as a whole. */
export function preferenceErrors(
  draft: FinancialDraft,
  appealing: readonly string[],
): Record<string, string> {
  const isKnown = (title: string) => OFFER_CATEGORIES.some((each) => each === title);
  return {
    ...(isFinancialPartAnswered(draft) ? {} : { financialQuestionnaire: preferenceTexts.incomplete }),
    ...(appealing.length > 0 && appealing.every(isKnown)
      ? {}
      : { itemsThatAppeal: preferenceTexts.chooseOne }),
  };
}

/** The selected titles of a map from title to flag. */
export const appealingOf = (items: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(items).filter((title) => items[title]);

/** Every category with its flag, as it is sent. */
export const itemsOf = (appealing: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(OFFER_CATEGORIES.map((title) => [title, appealing.includes(title)]));

export const draftOf = (given: FinancialQuestionnaireSoFar | null): FinancialDraft => ({
  feeling: given?.current_financial_situation_feeling ?? null,
  partnerDraw: given?.partner_draw ?? null,
  throwPerMonth: given?.partner_draw ? (given.throw_per_month ?? null) : null,
});

/** The questionnaire's answers; the amount goes only with a yes. */
export const questionnaireOf = ({
  feeling,
  partnerDraw,
  throwPerMonth,
}: FinancialDraft): FinancialQuestionnaire => ({
  current_financial_situation_feeling: feeling ?? '',
  partner_draw: partnerDraw ?? false,
  ...(partnerDraw && throwPerMonth !== null ? { throw_per_month: throwPerMonth } : {}),
});
