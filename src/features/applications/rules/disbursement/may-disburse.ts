// When the money of an application may be handed over, and on which day it can have been: the same question guards the call and shows the button.
import { type Day, dayOf } from '#shared/calendar.ts';
import type { ApplicationStatus } from '../../contract.ts';

export type Payable = {
  status: ApplicationStatus;
  isClosed: boolean;
  hasLoan: boolean;
  signedAt: Date | null;
  declinedAt: Date | null;
};

export type PayoutFault = 'not_approved' | 'paid' | 'declined' | 'closed' | 'not_signed';

/** Null where the money may be handed over. */
export function payoutFault({
  status,
  isClosed,
  hasLoan,
  signedAt,
  declinedAt,
}: Payable): PayoutFault | null {
  // A loan that is repaid has closed its application: what there is to say of it is that it was paid out.
  if (hasLoan) return 'paid';
  if (status !== 'Approved') return 'not_approved';
  if (declinedAt) return 'declined';
  if (isClosed) return 'closed';
  return signedAt ? null : 'not_signed';
}

/** From the day of the signature in Jamaica to today. */
export const mayBeHandedOverOn = (on: Day, signedAt: Date, now: Date): boolean =>
  on >= dayOf(signedAt) && on <= dayOf(now);
