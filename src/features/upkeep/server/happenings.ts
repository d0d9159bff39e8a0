// What can happen to background jobs and public holidays.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const jobRetried = happening<Facts>('upkeep.retry', {
  subject: 'job',
  words: words['upkeep.retry'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'jobs']],
});

export const holidayAdded = happening<Facts>('holiday.add', {
  subject: 'holiday',
  words: words['holiday.add'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'holidays']],
});

export const holidayRemoved = happening<Facts>('holiday.remove', {
  subject: 'holiday',
  words: words['holiday.remove'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'holidays']],
});
