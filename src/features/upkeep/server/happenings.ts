// What can happen to background jobs.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const jobRetried = happening<Facts>('upkeep.retry', {
  subject: 'job',
  words: words['upkeep.retry'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'jobs']],
});
