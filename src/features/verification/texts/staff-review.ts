// What staff are told who review documents.

export const reviewTexts = {
  verified: 'Successfully verified',
  rejected: 'Document Rejected',
  failed: 'Oops! an error occured.',
  reasonPrompt: 'Please specify a reason for the rejection',
  decided: (status: string) => `This document is ${status}`,
  reopened: 'Section reopened',
} as const;
