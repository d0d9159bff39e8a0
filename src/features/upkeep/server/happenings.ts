// What can happen to background jobs and public holidays.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';

export const jobRetried = happening<Facts>('upkeep.retry', {
  subject: 'job',
  words: { audit: 'Tried a failed job again' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'jobs']],
});

export const holidayAdded = happening<Facts>('holiday.add', {
  subject: 'holiday',
  words: { audit: 'Added a public holiday' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'holidays']],
});

export const holidayRemoved = happening<Facts>('holiday.remove', {
  subject: 'holiday',
  words: { audit: 'Removed an added public holiday' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'holidays']],
});
