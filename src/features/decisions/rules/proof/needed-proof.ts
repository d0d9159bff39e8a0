// What has to be verified before money moves: above the first loan's limit everything, up to it what the policy names; and how far each is.
import type { SubmissionStatus } from '#features/information/contract.ts';
import type { InfoStatus } from '#shared/actor.ts';
import type { NeededProof, PolicyFigures, Proof } from '../../contract.ts';
import { sectionsAbout } from '../answer-names.ts';

export const PROOFS: readonly Proof[] = ['identity', 'income', 'bankAccount'];

/**
 * The sections, by their sId, that verify each proof, the fullest first: of those that were sent, the fullest is the
 * one whose answers count and that has to be verified.
 */
export const PROVED_BY: Readonly<Record<Proof, readonly string[]>> = {
  identity: sectionsAbout.person,
  income: sectionsAbout.income,
  bankAccount: sectionsAbout.banking,
};

type Needed = Pick<PolicyFigures, 'firstLoanProof'> & { loan: Pick<PolicyFigures['loan'], 'largestCents'> };

/** What must be verified before a loan is paid out. `amountCents` is what the loan is for, not what is handed over. */
export const neededProof = ({ firstLoanProof, loan }: Needed, amountCents: number): Proof[] =>
  PROOFS.filter((proof) => amountCents > loan.largestCents.FirstModel || firstLoanProof[proof]);

/** How far a proof is by the status of its section; null once it is proved. */
const STATES: Readonly<Record<SubmissionStatus, NeededProof['state'] | null>> = {
  Submitted: 'NotProved',
  SubmittedForVerfication: 'Checking',
  Rejected: 'HandedBack',
  Verified: null,
};

/**
 * How far a proof is that is not there yet, and by which section it comes; null once it is there. `statuses` holds the sections that were
 * sent, by their sId. Where none is sent, the one of the borrower's own model is asked for.
 */
export function howFar(
  proof: Proof,
  statuses: Readonly<Record<string, SubmissionStatus>>,
  infoStatus: InfoStatus,
): { sId: string; state: NeededProof['state'] } | null {
  const sections = PROVED_BY[proof];
  const sent = sections.find((sId) => statuses[sId] !== undefined);
  const status = sent && statuses[sent];
  if (!sent || !status)
    return { sId: sections.at(infoStatus === 'FirstModel' ? -1 : 0) ?? '', state: 'NotSent' };
  const state = STATES[status];
  return state && { sId: sent, state };
}
