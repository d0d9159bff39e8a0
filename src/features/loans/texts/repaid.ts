// What a borrower is told of a loan that is repaid, and of instalments that were paid on time.
import { type Day, showDay } from '#shared/calendar.ts';
import { brand } from '#texts/brand.ts';

type RepaidMail = {
  name: string;
  amount: string;
  number: string;
  /** What was paid beyond the whole loan. */
  credit: string | null;
  isOurs: boolean;
  /** It was the first loan: the full sections have opened with it, or open on a later day. */
  opens: Day | 'now' | null;
};

export const repaidMailTexts = { open: 'See your loan' } as const;

export const repaidMailText = ({ name, amount, number, credit, isOurs, opens }: RepaidMail) => ({
  subject: `Your loan of ${amount} is repaid`,
  paragraphs: [
    `Hello ${name},`,
    `Your loan ${number} of ${amount} is repaid in full. Thank you, and well done.`,
    ...(credit
      ? [`You have paid ${credit} more than the loan. It is yours: ${brand.name} pays it back to you.`]
      : []),
    ...(opens === 'now' ? [OPEN_NOW] : []),
    ...(opens !== null && opens !== 'now'
      ? [
          `Higher amounts open to you on ${showDay(opens)}. They open at once for whoever pays two instalments on time; you paid sooner than that, so they open 30 days after you got the money.`,
        ]
      : []),
    ...(isOurs && opens !== 'now' ? ['A new offer can be made to you now.'] : []),
  ],
});

const OPEN_NOW =
  'Higher amounts are open to you now: fill in the nine full sections, and your next offer follows from them. What you answered before is filled in already.';

export const nextStepMail = ({ name, number }: { name: string; number: string }) => ({
  subject: 'Higher amounts are open to you',
  paragraphs: [`Hello ${name},`, `You have repaid your loan ${number}.`, OPEN_NOW],
  open: 'See the sections',
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
