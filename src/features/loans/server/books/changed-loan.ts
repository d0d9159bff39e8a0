// A loan whose books have changed, as it was and as it is, and who is notified of it.
import type { OnTimeChange } from '../../rules/books/on-time.ts';
import type { LockedLoan } from './lock-loans.ts';

export type ChangedLoan = { before: LockedLoan; after: LockedLoan };

/** A change that its borrower hears of, and the borrower, who still has an account. */
export type NotifiedChange = ChangedLoan & { onTime: OnTimeChange; borrower: Borrower };

type Borrower = { email: string; first_name: string; rate_monthly_bps: number };
