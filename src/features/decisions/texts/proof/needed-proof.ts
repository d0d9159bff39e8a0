// What borrowers read of the papers that are needed before money is paid out.

/** As the contract has it, of which texts know nothing. */
type NeededProof = {
  proof: 'identity' | 'income' | 'bankAccount';
  state: 'NotSent' | 'NotProved' | 'HandedBack' | 'Checking';
  section: { name: string };
};

const papers: Record<NeededProof['proof'], string> = {
  identity: 'your ID',
  income: 'your proof of income',
  bankAccount: 'the proof of your bank account',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** 'your ID and your proof of income'. */
export const papersInWords = (needed: readonly NeededProof[]): string =>
  listed(needed.map(({ proof }) => papers[proof]));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const says: Record<NeededProof['state'], (section: string) => string> = {
  NotSent: (section) => `Fill in ${section}, then hand in its documents.`,
  NotProved: (section) => `Hand in the documents for ${section}.`,
  HandedBack: (section) => `We handed the documents for ${section} back. See why, and hand them in again.`,
  Checking: (section) => `We have the documents for ${section} and are checking them. You need do nothing.`,
};

export const neededProofTexts = {
  title: 'Before we can pay you',
  lead: (needed: readonly NeededProof[]) =>
    `We pay out once ${papersInWords(needed)} ${needed.length === 1 ? 'is' : 'are'} checked.`,
  /** What one of them waits for. */
  line: ({ proof, state, section }: NeededProof) => `${capital(papers[proof])}: ${says[state](section.name)}`,
  buttons: {
    NotSent: (section: string) => `Fill in ${section}`,
    NotProved: (section: string) => `Hand in: ${section}`,
    HandedBack: (section: string) => `Hand in again: ${section}`,
  },
} as const;
