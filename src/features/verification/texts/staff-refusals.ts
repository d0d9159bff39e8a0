// What staff are refused when they review documents.
import { refusals } from '#shared/declared-refusals.ts';

export const staffVerificationRefusals = refusals({
  'verification.decided': ['conflict', 'This document is decided already.'],
  'verification.claimed': ['conflict', 'Somebody else is reviewing this.'],
});
