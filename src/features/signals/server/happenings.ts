// What can happen to a signal. Its people hear nothing of it; staff read it in the timeline of each. The trail keeps none of the words:
// they may name one person, and the entry be another's.
import { type Facts, happening, KEPT_ALONE, type Wake } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

const wakes = (): readonly Wake[] => [['staff', 'signals']];

export const signalFound = happening('signal.find', {
  subject: 'signal',
  words: words['signal.find'],
  ...KEPT_ALONE,
  wakes,
});

export const signalClaimed = happening<Facts>('signal.claim', {
  subject: 'signal',
  words: words['signal.claim'],
  ...KEPT_ALONE,
  wakes,
});

const decided = words['signal.decide'];

export const signalDecided = happening('signal.decide', {
  subject: 'signal',
  words: {
    trail: decided.trail,
    timeline: ({ after }) => decided.timeline(after?.verdict as Parameters<typeof decided.timeline>[0]),
  },
  ...KEPT_ALONE,
  wakes,
});
