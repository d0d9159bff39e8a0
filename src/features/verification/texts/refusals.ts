// What a borrower is refused who sends documents.
import { refusals } from '#shared/declared-refusals.ts';

export const verificationRefusals = refusals({
  'verification.too_early': [
    'conflict',
    'Submit the information of this section first; its documents come after.',
  ],
  'verification.waiting': [
    'conflict',
    'Your documents for this section are with us already. We are looking at them.',
  ],
  'verification.verified': ['conflict', 'This section is verified already.'],
});
