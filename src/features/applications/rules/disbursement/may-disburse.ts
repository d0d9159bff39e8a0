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
  /** Nobody lends without a licence (Microcredit Act 2021): whether the lender that is named may just now. */
  mayLend: boolean;
  /** Neither suspended nor closed. */
  isBorrowerActive: boolean;
  /** Of a loan of our own: `isLicensed`. True of a lender's. */
  isLicensed: boolean;
  /** Of a loan of our own: what has to be verified before its money moves, and is not. */
  isUnproved: boolean;
  /** Of a loan of our own: whoever would hand the money over has approved it. */
  isByApprover: boolean;
};

export type PayoutFault =
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

export type CancelFault = 'not_approved' | 'paid' | 'declined' | 'cancelled' | 'closed' | 'not_prepared';

/** Null where the money may be handed over. */
export function payoutFault(payable: Payable): PayoutFault | null {
  const ended = endedBy(payable);
  if (ended) return ended;
  if (!payable.signedAt) return 'not_signed';
  if (!payable.isBorrowerActive) return 'borrower_closed';
  if (!payable.mayLend) return 'lender_closed';
  if (!payable.isLicensed) return 'no_licence';
  const unproved = payable.isUnproved ? 'not_verified' : null;
  return unproved ?? (payable.isByApprover ? 'approved_by_you' : null);
}

type Licensing = {
  production: boolean;
  /** Of the brand's configuration; null while there is none. */
  licence: { number: string } | null;
  /** What every agreement says of the licence now. */
  says: string;
  /** What the signed agreement says of it. */
  signed: string | null;
};

/** In production there is a licence, and the borrower has signed under its number. */
export const isLicensed = ({ production, licence, says, signed }: Licensing): boolean =>
  !production || (licence !== null && signed === says);

/** Null where staff may still end the loan; 'cancelled' is that they have. */
export const cancelFault = (payable: Payable): CancelFault | null =>
  endedBy(payable) ?? (payable.hasAgreement ? null : 'not_prepared');

/** What leaves nothing to hand over, and nothing to cancel. */
function endedBy({ status, isClosed, hasLoan, declinedAt, cancelledAt }: Payable) {
  // A loan that is repaid has closed its application: what there is to say of it is that it was paid out.
  if (hasLoan) return 'paid';
  if (status !== 'Approved') return 'not_approved';
  if (cancelledAt) return 'cancelled';
  if (declinedAt) return 'declined';
  return isClosed ? 'closed' : null;
}
