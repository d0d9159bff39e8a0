// The desk where seeds are granted and taken.

/** A number of seeds with the word. */
export const seedsOf = (count: number): string =>
  `${count.toLocaleString('en-JM')} ${count === 1 ? 'seed' : 'seeds'}`;

export const seedDeskTexts = {
  balance: 'Balance',
  adjust: 'Grant or take seeds',
  direction: 'What to do',
  grant: 'Grant seeds',
  take: 'Take seeds',
  amount: 'Seeds',
  amountHint: 'A whole number, 100,000 at most',
  amountError: 'Give a whole number from 1 to 100,000.',
  reason: 'Reason',
  reasonHint: 'The borrower reads it.',
  reasonNeeded: 'Please give the reason.',
  adjusted: (point: number) => (point < 0 ? `${seedsOf(-point)} taken` : `${seedsOf(point)} granted`),
  tooFew: (balance: number) => `The balance is ${seedsOf(balance)}; more cannot be taken.`,
  empty: 'No seeds have moved yet.',
  when: 'When',
  change: 'Change',
  by: 'By',
  itself: 'By itself',
  history: 'Movements of seeds',
} as const;
