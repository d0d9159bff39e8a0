// When the money of an application may be handed over or its loan cancelled, and on which day the money can have been: the same questions guard the calls and show the buttons.
import type { ApplicationStatus } from '../../contract.ts';

export type Payable = {
  status: ApplicationStatus;
  isClosed: boolean;
  hasLoan: boolean;
  hasAgreement: boolean;
  signedAt: Date | null;
  declinedAt: Date | null;
  cancelledAt: Date | null;
  /** Whether the lender may lend now: nobody lends without a licence (Microcredit Act 2021). */
  mayLend: boolean;
  /** Whether the borrower's account is neither suspended nor closed. */
  isBorrowerActive: boolean;
  /** For a loan of our own, `isLicensed`; always true for a lender's. */
  isLicensed: boolean;
  /** For a loan of our own, whether something that must be verified before its money moves is not. */
  isUnproved: boolean;
  /** For a loan of our own, whether the person who would hand the money over has approved it. */
  isByApprover: boolean;
};

export type PayoutRefusal =
  | 'not_approved'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'closed'
  | 'not_signed'
  | 'lender_closed'
  | 'borrower_closed'
  | 'no_licence'
  | 'not_verified'
  | 'approved_by_you';

export type CancelRefusal = 'not_approved' | 'paid' | 'declined' | 'cancelled' | 'closed' | 'not_prepared';

/** Why the money may not be handed over, as a code; null where it may. */
export function payoutRefusal(payable: Payable): PayoutRefusal | null {
  const ended = endedBy(payable);
  if (ended) return ended;
  if (!payable.signedAt) return 'not_signed';
  if (!payable.isBorrowerActive) return 'borrower_closed';
  const notLent = lendingRefusal(payable);
  if (notLent) return notLent;
  if (payable.isUnproved) return 'not_verified';
  return payable.isByApprover ? 'approved_by_you' : null;
}

/** Why whoever lends may not lend now, as a code; null where they may. */
export function lendingRefusal({ mayLend, isLicensed }: Pick<Payable, 'mayLend' | 'isLicensed'>) {
  if (!mayLend) return 'lender_closed';
  return isLicensed ? null : 'no_licence';
}

type Licensing = {
  production: boolean;
  /** The licence in the brand's configuration; null while there is none. */
  licence: { number: string } | null;
  /** The sentence about the licence in agreements that are made now. */
  says: string;
  /** The sentence about the licence in the signed agreement. */
  signed: string | null;
};

/** Whether a loan of ours may be paid out under our licence: in production there must be one, and the borrower must have signed under its number. */
export const isLicensed = ({ production, licence, says, signed }: Licensing): boolean =>
  !production || (licence !== null && signed === says);

/** Why staff may no longer cancel the loan, as a code; null where they may. 'cancelled' says that they have done so already. */
export const cancelRefusal = (payable: Payable): CancelRefusal | null =>
  endedBy(payable) ?? (payable.hasAgreement ? null : 'not_prepared');

/** The reason for which there is nothing left to hand over or to cancel; null where there is something. */
function endedBy({ status, isClosed, hasLoan, declinedAt, cancelledAt }: Payable) {
  // A loan that is repaid has closed its application too, but the answer is that it was paid out.
  if (hasLoan) return 'paid';
  if (status !== 'Approved') return 'not_approved';
  if (cancelledAt) return 'cancelled';
  if (declinedAt) return 'declined';
  return isClosed ? 'closed' : null;
}
