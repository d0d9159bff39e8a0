// Where an agreement stands, and until when a signed one is paid out.

import { HOUR_MS, MINUTE_MS } from '#shared/calendar.ts';
import type { AgreementState } from '../../contract/agreement.ts';

const HOURS_TO_PAY = 24;

/** Moments, as a row or its JSON has them. */
export type Answered = Record<'signed_at' | 'declined_at' | 'cancelled_at', Date | string | null>;

export function agreementState(agreement: Answered | undefined): AgreementState {
  if (!agreement) return 'Preparing';
  if (agreement.cancelled_at) return 'Cancelled';
  if (agreement.signed_at) return 'Signed';
  return agreement.declined_at ? 'Declined' : 'ReadyToSign';
}

/** The money is handed over within 24 hours after it was signed for and everything was verified that is needed before. */
export const moneyDueBy = (payableAt: Date): Date => new Date(payableAt.getTime() + HOURS_TO_PAY * HOUR_MS);

/** The moment before which a loan must have become payable for its 24 hours to be over now. */
export const payableBeforeOverdue = (now: Date): Date => new Date(now.getTime() - HOURS_TO_PAY * HOUR_MS);

/** The time that is left until a moment, or by which it is past, in whole hours and minutes. */
export function timeUntil(due: Date, now: Date): { isPast: boolean; hours: number; minutes: number } {
  const left = due.getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  return { isPast: left < 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
