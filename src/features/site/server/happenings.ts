// What can happen to the landing copy.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';

export const copyPublished = happening<Facts>('copy.publish', {
  subject: 'landing copy',
  words: { audit: 'Published the landing copy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'landing-copy']],
});

export const copyReverted = happening<Facts>('copy.revert', {
  subject: 'landing copy',
  words: { audit: 'Put an earlier landing copy back' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'landing-copy']],
});

export const copySaved = happening<Facts>('copy.save', {
  subject: 'landing copy',
  words: { audit: 'Saved a draft of the landing copy' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'landing-copy']],
});
