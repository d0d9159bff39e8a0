// What can happen to a signal. Its people hear nothing of it; staff read it in the timeline of each. The audit log keeps none of the words:
// they may name one person, and the entry be another's.
import { type Facts, happening, KEPT_ALONE, type Notified } from '#features/activity/server/happening.ts';
import { signalTexts } from '../texts/staff-signals.ts';

const notifies = (): readonly Notified[] => [['staff', 'signals']];

export const signalFound = happening('signal.find', {
  subject: 'signal',
  words: {
    audit: 'Found a detail that several accounts share',
    timeline: 'Shares a detail with another account',
  },
  ...KEPT_ALONE,
  notifies,
});

export const signalClaimed = happening<Facts>('signal.claim', {
  subject: 'signal',
  words: { audit: 'Took up a fraud signal', timeline: null },
  ...KEPT_ALONE,
  notifies,
});

export const signalDecided = happening('signal.decide', {
  subject: 'signal',
  words: {
    audit: 'Decided a fraud signal',
    timeline: ({ after }) =>
      `Shared detail looked at: ${signalTexts.verdicts[after?.verdict as keyof typeof signalTexts.verdicts]}`,
  },
  ...KEPT_ALONE,
  notifies,
});
