// What can happen to what waits in a queue. Its person hears nothing of it: who looks after it is the office's own business.
import { type Facts, happening, KEPT_ALONE, type Notified } from '#features/activity/server/happening.ts';

const notifies = (): readonly Notified[] => [['staff', 'casework']];

export const entryTaken = happening<Facts>('casework.take', {
  subject: 'queue_entry',
  words: { audit: 'Took an entry of a queue', timeline: null },
  ...KEPT_ALONE,
  notifies,
});

export const entryReleased = happening<Facts>('casework.release', {
  subject: 'queue_entry',
  words: { audit: 'Gave up an entry of a queue', timeline: null },
  ...KEPT_ALONE,
  notifies,
});

export const entryAssigned = happening<Facts>('casework.assign', {
  subject: 'queue_entry',
  words: { audit: 'Assigned an entry of a queue', timeline: null },
  ...KEPT_ALONE,
  notifies,
});

export const levelSet = happening<Facts>('casework.set_level', {
  subject: 'service_level',
  words: { audit: 'Set the service level of a queue' },
  ...KEPT_ALONE,
  notifies,
});
