// When a first loan repaid opens larger amounts: at once where its dates were kept, otherwise after some time.
import { addDays, type Day } from '#shared/calendar.ts';
import type { LoanAccount } from './account.ts';
import { paidOnTime } from './on-time.ts';

/** So many instalments paid on time, in their period, */
export const KEPT_FOR_NEXT = 2;

/** or so many days since the money was handed over. */
export const DAYS_FOR_NEXT = 30;

/** Of a loan of ours that is repaid; today or earlier where larger amounts open at once. A loan paid off within the hour has shown nothing yet. */
export function opensNextOn(loan: { account: LoanAccount; disbursedOn: Day }, today: Day): Day {
  const isKept = paidOnTime(loan.account, today).size >= KEPT_FOR_NEXT;
  return isKept ? today : addDays(loan.disbursedOn, DAYS_FOR_NEXT);
}
