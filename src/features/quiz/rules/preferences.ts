// When the preferences questionnaire is complete, step by step; the same verdict moves the screen on and guards the server.

import { preferenceTexts } from '../texts/quiz.ts';
import { type FinancialDraft, isDrawAnswered, isFeelingAnswered, isReward, REWARDS } from './quiz-answers.ts';

export const isFinancialPartAnswered = (draft: FinancialDraft): boolean =>
  isFeelingAnswered(draft) && isDrawAnswered(draft);

/** What is missing, by field; empty when the preferences may be saved. An unknown title is refused as a whole. */
export function preferenceErrors(
  draft: FinancialDraft,
  appealing: readonly string[],
): Record<string, string> {
  return {
    ...(isFinancialPartAnswered(draft) ? {} : { financialQuestionnaire: preferenceTexts.incomplete }),
    ...(appealing.length > 0 && appealing.every(isReward)
      ? {}
      : { itemsThatAppeal: preferenceTexts.chooseOne }),
  };
}

/** The selected titles of a map from title to flag. */
export const appealingOf = (items: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(items).filter((title) => items[title]);

/** Every offer with its flag, as it is sent: those that the quiz has as rewards. */
export const itemsOf = (appealing: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(REWARDS.map((title) => [title, appealing.includes(title)]));
