// When a borrower may still take an application back: the same question shows the button and guards the call.
import type { ApplicationStatus } from '../contract.ts';

/** As long as nobody has decided, whether staff or a lender would. */
export const mayWithdraw = (status: ApplicationStatus): boolean =>
  status === 'Pending' || status === 'Waiting';
