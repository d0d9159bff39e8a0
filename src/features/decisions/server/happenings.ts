// What can happen to the decision policy and to reviews of decisions.
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  MAILED_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';

export const trialCancelled = happening<Facts>('policy.cancelTrial', {
  subject: 'policyTrial',
  words: { audit: 'Stopped a trial of a policy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const challengeStarted = happening<Facts>('policy.challenge', {
  subject: 'policy',
  words: { audit: 'Began to try a version of the decision policy on a share of applicants' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const challengeStopped = happening<Facts & Lettered>('policy.stopChallenge', {
  subject: 'policy',
  words: {
    audit: 'Stopped trying a version of the decision policy on a share of applicants',
  },
  ...MAILED_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const draftDiscarded = happening<Facts>('policy.discard', {
  subject: 'policyDraft',
  words: { audit: 'Discarded a draft of the decision policy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const draftOpened = happening<Facts>('policy.draft', {
  subject: 'policyDraft',
  words: { audit: 'Began a draft of the decision policy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const policyPromoted = happening<Facts>('policy.promote', {
  subject: 'policy',
  words: { audit: 'Put a version in force that was tried on a share of applicants' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const policyPublished = happening<Facts>('policy.publish', {
  subject: 'policy',
  words: { audit: 'Published the decision policy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const policyReturned = happening<Facts & Lettered>('policy.return', {
  subject: 'policy',
  words: { audit: 'Returned to an earlier version of the decision policy' },
  ...MAILED_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const draftSaved = happening<Facts>('policy.save', {
  subject: 'policyDraft',
  words: { audit: 'Saved a draft of the decision policy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

export const trialStarted = happening<Facts>('policy.try', {
  subject: 'policyTrial',
  words: { audit: 'Tried a policy on past decisions' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'policy']],
});

/** A section was opened again. Its owner did it a moment ago and is filling it in, so no notification tells of it. */
export const sectionUpdated = happening('information.update', {
  subject: 'submission',
  words: {
    audit: 'Opened a section of their own again after a decline',
    timeline: 'Opened a section again after a decline',
  },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'informations offer'],
    ['staff', 'submissions verifications'],
  ],
});

export const reviewAnswered = happening<OwnedFacts & Lettered>('review.answer', {
  subject: 'decisionReview',
  words: { audit: 'Answered a request for a review', timeline: 'Review of the decision answered' },
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'reviews'],
    ['staff', 'reviews'],
  ],
});

export const reviewAsked = happening('review.ask', {
  subject: 'decisionReview',
  words: {
    audit: 'Asked for a review by a person',
    timeline: 'Asked for a person to review the decision',
  },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'reviews'],
    ['staff', 'reviews'],
  ],
});
