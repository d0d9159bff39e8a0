// What can happen to the way in which a person is written to.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const codeAsked = happening('channel.ask_code', {
  subject: 'account',
  words: words['channel.ask_code'],
  ...KEPT_ALONE,
});

export const channelChosen = happening('channel.choose', {
  subject: 'text_consent',
  words: words['channel.choose'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'channels']],
});

export const channelWithdrawn = happening('channel.withdraw', {
  subject: 'text_consent',
  words: words['channel.withdraw'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'channels']],
});
