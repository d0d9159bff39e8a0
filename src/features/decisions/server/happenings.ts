// What can happen to the decision policy and to reviews of decisions.
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const trialCancelled = happening<Facts>('policy.cancelTrial', {
  subject: 'policyTrial',
  words: words['policy.cancelTrial'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const challengeStarted = happening<Facts>('policy.challenge', {
  subject: 'policy',
  words: words['policy.challenge'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const challengeStopped = happening<Facts & Lettered>('policy.stopChallenge', {
  subject: 'policy',
  words: words['policy.stopChallenge'],
  ...KEPT_ALONE,
  mails: mailsBrought,
  wakes: () => [['staff', 'policy']],
});

export const draftDiscarded = happening<Facts>('policy.discard', {
  subject: 'policyDraft',
  words: words['policy.discard'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const draftOpened = happening<Facts>('policy.draft', {
  subject: 'policyDraft',
  words: words['policy.draft'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const policyPromoted = happening<Facts>('policy.promote', {
  subject: 'policy',
  words: words['policy.promote'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const policyPublished = happening<Facts>('policy.publish', {
  subject: 'policy',
  words: words['policy.publish'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const policyReturned = happening<Facts & Lettered>('policy.return', {
  subject: 'policy',
  words: words['policy.return'],
  ...KEPT_ALONE,
  mails: mailsBrought,
  wakes: () => [['staff', 'policy']],
});

export const draftSaved = happening<Facts>('policy.save', {
  subject: 'policyDraft',
  words: words['policy.save'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

export const trialStarted = happening<Facts>('policy.try', {
  subject: 'policyTrial',
  words: words['policy.try'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'policy']],
});

/** A section was opened again. Its owner did it a moment ago and is filling it in, so no notification tells of it. */
export const sectionUpdated = happening('information.update', {
  subject: 'submission',
  words: words['information.update'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    [accountId, 'informations offer'],
    ['staff', 'submissions verifications'],
  ],
});

export const reviewAnswered = happening<OwnedFacts & Lettered>('review.answer', {
  subject: 'decisionReview',
  words: words['review.answer'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    [accountId, 'reviews'],
    ['staff', 'reviews'],
  ],
});

export const reviewAsked = happening('review.ask', {
  subject: 'decisionReview',
  words: words['review.ask'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    [accountId, 'reviews'],
    ['staff', 'reviews'],
  ],
});
