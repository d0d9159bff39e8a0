// What can happen to the way in which a person is written to.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';

export const codeAsked = happening('channel.ask_code', {
  subject: 'account',
  words: { audit: 'Asked for a code to a phone' },
  ...KEPT_ALONE,
});

export const channelChosen = happening('channel.choose', {
  subject: 'text_consent',
  words: { audit: 'Agreed to text messages' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [[accountId, 'channels']],
});

export const channelWithdrawn = happening('channel.withdraw', {
  subject: 'text_consent',
  words: { audit: 'Ended text messages' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [[accountId, 'channels']],
});
