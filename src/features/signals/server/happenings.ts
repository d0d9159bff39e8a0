// What can happen to a signal. Its people hear nothing of it; staff read it in the timeline of each.
import { happening, KEPT_ALONE, type Wake } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

const wakes = (): readonly Wake[] => [['staff', 'signals']];

export const signalFound = happening('signal.find', {
  subject: 'signal',
  words: words['signal.find'],
  ...KEPT_ALONE,
  wakes,
});
