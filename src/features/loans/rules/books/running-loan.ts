// A loan whose instalments fall due, as far as it is known what its borrower owes in a month.
import type { Day } from '#shared/calendar.ts';
import { type Cents, shareDown } from '#shared/money.ts';

export type RunningLoan = {
  /** The amount and all of its interest. */
  repayableCents: Cents;
  termMonths: number;
  paidOutOn: Day;
  recordedAt: Date;
};

/** A month's part of all that is to be repaid: the instalment of a monthly loan, and of any other what its instalments make a month. */
export const monthlyOf = ({ repayableCents, termMonths }: RunningLoan): Cents =>
  shareDown(repayableCents, 1, termMonths);
