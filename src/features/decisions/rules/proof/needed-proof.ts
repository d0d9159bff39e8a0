// What has to be verified before money moves: above the first loan's limit everything, up to it what the policy names.
import type { PolicyFigures, Proof } from '../../contract.ts';
import { sectionsAbout } from '../answer-names.ts';

export const PROOFS: readonly Proof[] = ['identity', 'income', 'bankAccount'];

/** By what is proved, the sections that prove it by their sId, the fullest first: where that is sent, its answers count, and it is the one to verify. */
export const PROVED_BY: Readonly<Record<Proof, readonly string[]>> = {
  identity: sectionsAbout.person,
  income: sectionsAbout.income,
  bankAccount: sectionsAbout.banking,
};

type Needed = Pick<PolicyFigures, 'firstLoanProof'> & { loan: Pick<PolicyFigures['loan'], 'largestCents'> };

/** What must be verified before a loan is paid out. `amountCents` is what the loan is for, not what is handed over. */
export const neededProof = ({ firstLoanProof, loan }: Needed, amountCents: number): Proof[] =>
  PROOFS.filter((proof) => amountCents > loan.largestCents.FirstModel || firstLoanProof[proof]);

/** Whether something is proved. `isVerified` says of the sections that were sent, by their sId, whether they are verified. */
export const isProved = (proof: Proof, isVerified: Readonly<Record<string, boolean>>): boolean => {
  const sent = PROVED_BY[proof].find((sId) => isVerified[sId] !== undefined);
  return sent !== undefined && isVerified[sent] === true;
};
