// What a borrower is refused who asks a person to look at a decline, and a stranger who asks too often what they could get.
import { refusals } from '#shared/declared-refusals.ts';

export const decisionRefusals = refusals({
  'review.no_decline': ['conflict', 'There is an offer for you, so there is no decline to look at.'],
  'review.waiting': ['conflict', 'You have asked already. A person will look at it and answer you.'],
  'section.no_update': [
    'conflict',
    'This section is not open to changes just now. Look at your offers again.',
  ],
  'estimate.too_many': ['tooMany', 'Your network has asked this many times just now.', 'throttle'],
});
