// What staff are refused when they review documents.
import { refusals } from '#shared/declared-refusals.ts';
import { recordTexts } from './staff-workbench.ts';

export const staffVerificationRefusals = refusals({
  'verification.decided': ['conflict', 'This document is decided already.'],
  'submission.reason_needed': ['invalid', recordTexts.reopenReason],
  'verification.claimed': ['conflict', 'Somebody else is reviewing this.'],
});
