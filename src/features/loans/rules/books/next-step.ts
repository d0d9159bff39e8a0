// When a first loan repaid opens larger amounts: at once where its dates were kept, otherwise after some time.
import { addDays, type Day } from '#shared/calendar.ts';
import type { LoanAccount } from './account.ts';
import { paidOnTime } from './on-time.ts';

/** Larger amounts open at once where at least this many instalments were paid on time, in their period. */
export const KEPT_FOR_NEXT = 2;

/** Otherwise they open this many days after the money was handed over. */
export const DAYS_FOR_NEXT = 30;

/**
 * The day from which a repaid loan of ours opens larger amounts: today or earlier means at once. A loan paid off within the hour has
 * shown nothing yet.
 */
export function opensNextOn(loan: { account: LoanAccount; disbursedOn: Day }, today: Day): Day {
  const isKept = paidOnTime(loan.account, today).size >= KEPT_FOR_NEXT;
  return isKept ? today : addDays(loan.disbursedOn, DAYS_FOR_NEXT);
}
