// What can be altered unnoticed in the rules of loans/books.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: "if (!entry) throw new RangeError('no such entry');",
    becomes: ['""'],
    why: 'The entry that is taken back was found before; the compiler alone asks again.',
  },
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: 'if (settledOn === null) return waiver.amountCents;',
    becomes: ['false'],
    why: 'Without a settlement all that is owed may be waived, and more than that was refused before.',
  },
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: "case 'Repayment':",
    becomes: ['""'],
    why: 'A payment is never refused; what no case names is not refused either.',
  },
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: "settlementDay({ owing, entries: [...entries, { id: '', ...entry }] });",
    becomes: ['"Stryker was here!"'],
    why: 'Nothing takes back an entry that is not in the books yet, whatever it would be called.',
  },
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: 'const reversed = entry.reverses === null ? null : entries.find(({ id }) => id === entry.reverses);',
    becomes: ['false'],
    why: 'No entry has nothing for its id.',
  },
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: "const direction = (kind === 'Refund' ? -1 : 1) * (reversed ? -1 : 1);",
    becomes: ["(kind === 'Refund' ? -1 : 1) / (reversed ? -1 : 1)"],
    why: 'By one, multiplied and divided are the same.',
  },
  {
    file: 'src/features/loans/rules/books/account.ts',
    line: 'change > 0',
    becomes: ['change >= 0'],
    why: 'What did not change was left out before.',
  },
  {
    file: 'src/features/loans/rules/books/standing.ts',
    line: "if (!oldest) throw new RangeError('a loan with something owed has an instalment that is not paid');",
    becomes: ['false', '""'],
    why: 'Where something is owed an instalment is not paid in full; should it ever be otherwise, whoever runs the server reads why.',
  },
  {
    file: 'src/features/loans/rules/books/sums-paid.ts',
    line: '({ on, sumCents }) => sumCents >= least && sumCents >= totalOwing(owing, on),',
    becomes: ['true'],
    why: 'The least is what is owed on any day at the least; it is asked first to spare the rest.',
  },
  {
    file: 'src/features/loans/rules/books/sums-paid.ts',
    line: 'return day !== undefined && totalOwing(owing, day) < whole ? day : null;',
    becomes: ['true'],
    why: 'On no day all is owed, which is not less than all.',
  },
];
