// When a borrower may still take an application back: the same question shows the button and guards the call.
import type { ApplicationStatus } from '../contract.ts';

/** Whether an application may be taken back: only while neither staff nor the lender has decided. */
export const mayWithdraw = (status: ApplicationStatus): boolean =>
  status === 'Pending' || status === 'Waiting';
