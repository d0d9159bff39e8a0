// What comes next of a loan that runs, in one line: the next instalment, what is overdue, or all that is owed.
import { type Day, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { nextOfLoanTexts as texts } from '../../texts/borrower/next-of-loan.ts';

/** Amounts in dollars; no day where nothing falls due any more. */
export type RunningLoan = { owed: number; overdue: number; nextAmount: number; nextDueOn: Day | null };

export function nextOfLoan({ owed, overdue, nextAmount, nextDueOn }: RunningLoan): string {
  if (overdue > 0) return texts.late(showDollars(overdue));
  if (nextDueOn === null) return texts.owed(showDollars(owed));
  return texts.next(showDollars(nextAmount), showDay(nextDueOn));
}
