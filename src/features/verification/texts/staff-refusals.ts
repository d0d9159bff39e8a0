// What staff are refused when they review documents.
import { refusals } from '#shared/declared-refusals.ts';
import { reviewTexts } from './staff-review.ts';
import { recordTexts } from './staff-workbench.ts';

export const staffVerificationRefusals = refusals({
  'verification.decided': ['conflict', 'This document is decided already.'],
  'submission.reason_needed': ['invalid', recordTexts.reopenReason],
  'verification.undo_late': ['conflict', reviewTexts.undoLate],
  'verification.claimed': ['conflict', 'Somebody else is reviewing this.'],
});
