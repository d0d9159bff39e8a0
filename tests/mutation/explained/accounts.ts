// What can be altered unnoticed in the rules of accounts.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/accounts/rules/fields.ts',
    line: "const name = readEmail(email).split('@')[0] ?? '';",
    becomes: ['"Stryker was here!"'],
    why: 'A text that is split has a first part; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/accounts/rules/fields.ts',
    line: "phone: (given.phone ?? '').trim().length > PHONE_MAX ? texts.phoneLong : undefined,",
    becomes: ['"Stryker was here!"'],
    why: 'What stands for no number has to be short, and nothing else is asked of it.',
  },
  {
    file: 'src/features/accounts/rules/fields.ts',
    line: "email = '',",
    becomes: ['"Stryker was here!"'],
    why: 'Where the address is not known any text will do that no password has in it.',
  },
  {
    file: 'src/features/accounts/rules/may-change-person.ts',
    line: "person.userType === 'User' && !person.isDeleted && stageOf(person) === 'pastQuiz';",
    becomes: ['true'],
    why: 'The quiz is for borrowers alone, so nobody else is past it; that it is asked first is for the reader.',
  },
];
