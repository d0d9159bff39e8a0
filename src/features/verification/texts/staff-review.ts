// What staff are told who review documents.

export const reviewTexts = {
  verified: 'Successfully verified',
  rejected: 'Document Rejected',
  failed: 'Oops! an error occured.',
  reasonPrompt: 'Please specify a reason for the rejection',
  decided: (status: string) => `This document is ${status}`,
  undone: 'Taken back. It waits for a decision again, and its owner gets no mail.',
  undoLate: 'It is too late to take this back: its owner has been told.',
  undoOther: 'Only the officer who decided can take this back.',
  undoNothing: 'There is no verdict to take back: these documents wait for one.',
  reopened: 'Section reopened',
} as const;
