// What a borrower is told of a loan that is repaid, and of instalments that were paid on time.
import { brand } from '#texts/brand.ts';

type RepaidMail = {
  name: string;
  amount: string;
  number: string;
  /** What was paid beyond the whole loan. */
  credit: string | null;
  isOurs: boolean;
  /** It was the first loan, and the full sections have opened with it. */
  unlockedMore: boolean;
};

export const repaidMailTexts = { open: 'See your loan' } as const;

export const repaidMailText = ({ name, amount, number, credit, isOurs, unlockedMore }: RepaidMail) => ({
  subject: `Your loan of ${amount} is repaid`,
  paragraphs: [
    `Hello ${name},`,
    `Your loan ${number} of ${amount} is repaid in full. Thank you, and well done.`,
    ...(credit
      ? [`You have paid ${credit} more than the loan. It is yours: ${brand.name} pays it back to you.`]
      : []),
    ...(unlockedMore
      ? [
          'Higher amounts are open to you now: fill in the nine full sections, and your next offer follows from them. What you answered before is filled in already.',
        ]
      : []),
    ...(isOurs && !unlockedMore ? ['A new offer can be made to you now.'] : []),
  ],
});

const instalments = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `Instalment ${numbers[0]}`
    : `Instalments ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

export const onTimeTexts = {
  reason: (numbers: readonly number[]) => `${instalments(numbers)} paid on time`,
  repaid: 'Loan repaid',
  notRepaid: 'Loan not repaid after all',
  takenBack: (numbers: readonly number[]) => `${instalments(numbers)} not paid after all`,
} as const;
