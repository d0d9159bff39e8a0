// What can happen to the landing copy.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const copyPublished = happening<Facts>('copy.publish', {
  subject: 'landing copy',
  words: words['copy.publish'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'landing-copy']],
});

export const copyReverted = happening<Facts>('copy.revert', {
  subject: 'landing copy',
  words: words['copy.revert'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'landing-copy']],
});

export const copySaved = happening<Facts>('copy.save', {
  subject: 'landing copy',
  words: words['copy.save'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'landing-copy']],
});
