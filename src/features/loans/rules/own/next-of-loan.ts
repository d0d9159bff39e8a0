// What comes next of a loan that runs, as its borrower reads it everywhere: in the list, on its own page, and on the first screen.
import { type Day, daysBetween } from '#shared/calendar.ts';
import type { NextOfLoan } from '../../contract/next-of-loan.ts';
import type { LoanSummary } from '../../contract.ts';
import { REMINDED_AHEAD_DAYS } from '../arrears/reminders.ts';

type WithoutLoan<Next> = Next extends unknown ? Omit<Next, 'loanId' | 'number' | 'lender' | 'pay'> : never;

/** What comes next, by the figures alone, with amounts in dollars. */
export type NextFigures = WithoutLoan<NextOfLoan>;

type Standing = Pick<LoanSummary, 'owed' | 'overdue' | 'daysLate' | 'nextDueOn' | 'nextAmount'>;

/** What comes next of a loan; null where nothing is owed any more. */
export function nextOf(loan: Standing, today: Day): NextFigures | null {
  const { owed, overdue, daysLate, nextDueOn: dueOn, nextAmount } = loan;
  if (owed === 0) return null;
  if (dueOn === null) return { kind: 'owed', amount: owed };
  if (daysLate > 0) return { kind: 'late', amount: overdue, dueOn, daysLate };
  return { kind: 'payment', amount: nextAmount, dueOn, daysLeft: daysBetween(today, dueOn) };
}

/** Whether each day makes it worse, so that it comes before everything else. */
export const isPressing = ({ kind }: NextFigures): boolean => kind === 'late';

/** Whether it is to be paid within the next days. */
export const isSoon = (next: NextFigures): boolean =>
  next.kind === 'payment' && next.daysLeft <= REMINDED_AHEAD_DAYS;
