// Which submitted sections a figure of the decision was read from, so that who can change the figure is led to them.
import type { AdviceGap, Lever } from '../../contract/advice.ts';
import type { Decision } from '../../contract.ts';
import { answers, fieldNames as names, sectionAbout } from '../answer-names.ts';
import type { AnswersBySection } from '../figures-from-answers.ts';
import { readText } from '../read-answers.ts';

/** The sIds of the sections behind a lever, the one that weighs most first; empty where the figure comes from no answer. */
export function sectionsBehind(lever: Lever, given: AnswersBySection): string[] {
  const about = (subject: Parameters<typeof sectionAbout>[0]) => sectionAbout(subject, given);
  const says = (sId: string | undefined, name: string, answer: string) =>
    sId !== undefined && readText(given[sId], name) === answer;
  const [housing, cards] = [about('housing'), about('cards')];
  const where = (isRead: boolean, sId: string | undefined) => (isRead ? sId : undefined);
  const read: Record<Lever, () => (string | undefined)[]> = {
    email: () => [],
    sectionsVerified: () => [],
    credit: () => [about('credit')],
    income: () => [about('income')],
    employment: () => [about('work')],
    debtPayments: () => [
      about('debts'),
      where(says(cards, names.hasCard, answers.yes), cards),
      where(says(housing, names.housingStatus, answers.paysMortgage), housing),
    ],
    expenses: () => {
      const expenses = about('expenses');
      if (!expenses || !housing) return [about('household')];
      return [expenses, where(says(housing, names.housingStatus, answers.rents), housing)];
    },
  };
  return [...new Set(read[lever]().filter((sId) => sId !== undefined))];
}

/**
 * Whether to offer updating answers: after a decline that nothing else explains, be it a step that comes first, an age, or a rule that
 * nothing could meet.
 */
export const mayUpdateAfter = ({ offer }: Pick<Decision, 'offer'>, gap: AdviceGap | null): boolean =>
  offer === null && (gap === null || gap === 'noTwoChanges');
