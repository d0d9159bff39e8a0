// What staff are refused when they review documents.
import { refusals } from '#shared/declared-refusals.ts';
import { reviewTexts } from './staff-review.ts';
import { undocumentedTexts } from './staff-undocumented.ts';
import { recordTexts } from './staff-workbench.ts';

export const staffVerificationRefusals = refusals({
  'verification.decided': ['conflict', 'This document is decided already.'],
  'verification.undocumented_off': ['conflict', undocumentedTexts.off],
  'verification.documents_asked': ['conflict', 'Documents were asked for here. Look at them in the review.'],
  'submission.reason_needed': ['invalid', recordTexts.reopenReason],
  'verification.undo_late': ['conflict', reviewTexts.undoLate],
  'verification.claimed': ['conflict', 'Somebody else is reviewing this.'],
});
