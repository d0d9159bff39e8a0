// What can be altered unnoticed in the rules of quiz.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/quiz/rules/quiz-answers.ts',
    line: 'feeling !== null && FEELINGS.some((each) => each === feeling);',
    becomes: ['true'],
    why: 'Nothing is none of the feelings; the compiler alone asks first.',
  },
  {
    file: 'src/features/quiz/rules/quiz-answers.ts',
    line: 'if (dollars === null) return false;',
    becomes: ['false'],
    why: 'Nothing is not above nothing; the compiler alone asks first.',
  },
  {
    file: 'src/features/quiz/rules/summary.ts',
    line: '.toSorted((one, other) => other.people - one.people || one.place - other.place)',
    becomes: ['one.place + other.place'],
    why: 'Sorting keeps the order of equals, and they stand in the order of their places.',
  },
];
