// What everybody's quiz answers amount to, from the counts that are kept: feelings in their order, rewards by how often they were chosen.
import { FEELINGS, REWARDS } from './quiz-answers.ts';

export type AnswerCount = { question: 'feeling' | 'draw' | 'reward'; answer: string; people: number };

export function summaryOf(counts: readonly AnswerCount[]) {
  const of = (question: AnswerCount['question'], answer: string): number =>
    counts.find((each) => each.question === question && each.answer === answer)?.people ?? 0;
  const chosen = REWARDS.map((title, place) => ({ title, people: of('reward', title), place }));
  const inDraw = of('draw', 'true');
  return {
    people: inDraw + of('draw', 'false'),
    feelings: FEELINGS.map((title) => ({ title, people: of('feeling', title) })),
    inDraw,
    rewards: chosen
      .toSorted((one, other) => other.people - one.people || one.place - other.place)
      .map(({ title, people }) => ({ title, people })),
  };
}

/** A part as a whole percentage; 0 where there is nobody. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
