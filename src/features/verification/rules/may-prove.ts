// Whether documents may be sent for a section, and whether those that were sent may be decided.

import type { SubmissionStatus } from '#features/information/contract.ts';
import type { VerificationStatus } from '#features/verification/contract.ts';
import type { verificationRefusals } from '../texts/refusals.ts';

/** Why documents are not taken; null when they are: once the information is in, and again after a rejection. */
export function whyNotProve(
  submission: SubmissionStatus | undefined,
): keyof typeof verificationRefusals | null {
  if (submission === undefined) return 'verification.too_early';
  if (submission === 'SubmittedForVerfication') return 'verification.waiting';
  return submission === 'Verified' ? 'verification.verified' : null;
}

export const mayDecide = (status: VerificationStatus): boolean => status === 'Submitted';
