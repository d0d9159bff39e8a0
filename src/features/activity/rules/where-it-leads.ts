// Where an activity leads on to: the loan or the application that it is about.
import type { ActivityItem } from '../contract.ts';

const APPLICATIONS = '/loan-application';
const LOANS = '/my-loans';

const PLACES: Partial<Record<ActivityItem['action'], string>> = {
  loanApproved: APPLICATIONS,
  loanRejected: APPLICATIONS,
  agreementReady: APPLICATIONS,
  agreementSigned: APPLICATIONS,
  agreementDeclined: APPLICATIONS,
  agreementCancelled: APPLICATIONS,
  loanDisbursed: LOANS,
  loanRepaid: LOANS,
  repaymentReceived: LOANS,
  repaymentReversed: LOANS,
  loanWaived: LOANS,
  loanRefunded: LOANS,
  loanWrittenOff: LOANS,
  loanEntryReversed: LOANS,
  instalmentDue: LOANS,
  instalmentLate: LOANS,
  newDateGranted: LOANS,
  newDateRefused: LOANS,
};

/** Nowhere for what is only told. */
export const whereItLeads = ({ action }: Pick<ActivityItem, 'action'>): string | undefined => PLACES[action];
