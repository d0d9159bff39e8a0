// What can be altered unnoticed in the rules of loans/arrears.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/loans/rules/arrears/new-date.ts',
    line: 'const lastDay = next < latest ? next : latest;',
    becomes: ['next <= latest'],
    why: 'Of two days that are the same either will do.',
  },
  {
    file: 'src/features/loans/rules/arrears/new-date.ts',
    line: 'const isPastNext = next !== undefined && dueOn > next;',
    becomes: ['true'],
    why: 'No day is after one that there is not; the compiler alone asks first.',
  },
  {
    file: 'src/features/loans/rules/arrears/reminders.ts',
    line: 'if (!oldest) return null;',
    becomes: ['false'],
    why: 'Of a loan that runs an instalment is not paid; the compiler alone asks.',
  },
];
