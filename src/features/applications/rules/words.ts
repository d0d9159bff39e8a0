// Who may write beside an application to a lender, and how often: the other side is notified of each word.

import type { WantedPaper } from '../contract/words.ts';
import type { ApplicationStatus } from '../contract.ts';

/** The most questions, answers and notes beside one application. */
export const MOST_ASKED = 10;
export const MOST_ANSWERED = 20;
export const MOST_NOTES = 100;

type Written = { asked: number; answered: number };

export type WhyNotAsk = 'words.closed' | 'words.too_many';

/** `mayLend`: the lender may agree to a loan with this applicant now. */
export function whyNotAsk(
  { status, mayLend }: { status: ApplicationStatus; mayLend: boolean },
  { asked }: Written,
): WhyNotAsk | null {
  if (status !== 'Waiting' || !mayLend) return 'words.closed';
  return asked >= MOST_ASKED ? 'words.too_many' : null;
}

export type WhyNotAnswer = 'words.nothing_asked' | 'words.answered_enough';

/** Why a borrower may not answer a lender now. Whoever has withdrawn the consent can no longer be read by the lender. */
export function whyNotAnswer(
  { status, consents }: { status: ApplicationStatus; consents: boolean },
  { asked, answered }: Written,
): WhyNotAnswer | null {
  if (status !== 'Waiting' || !consents || asked === 0) return 'words.nothing_asked';
  return answered >= MOST_ANSWERED ? 'words.answered_enough' : null;
}

type Ticked = { identity: boolean; address: boolean; income: boolean; bank: boolean };

export const wantedOf = ({ identity, address, income, bank }: Ticked): WantedPaper[] => [
  ...(identity ? (['Identity'] as const) : []),
  ...(address ? (['Address'] as const) : []),
  ...(income ? (['Income'] as const) : []),
  ...(bank ? (['Bank'] as const) : []),
];
