// Where a submitted section stands in the Info Center, for links on screens and in mails.
import type { SubmissionStatus } from '#features/information/contract.ts';

/** The Info Center's tabs in the address, by what became of a section. */
export const infoTabs: Record<SubmissionStatus, string> = {
  Submitted: 'submitted',
  SubmittedForVerfication: 'verification',
  Verified: 'approved',
  Rejected: 'rejected',
};

export const recordAddress = (status: SubmissionStatus, submissionId: string): string =>
  `/data?tab=${infoTabs[status]}&record=${submissionId}`;
