// What can happen to the way in which a person is written to.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';

export const codeAsked = happening('channel.ask_code', {
  subject: 'account',
  words: { trail: 'Asked for a code to a phone' },
  ...KEPT_ALONE,
});

export const channelChosen = happening('channel.choose', {
  subject: 'text_consent',
  words: { trail: 'Agreed to text messages' },
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'channels']],
});

export const channelWithdrawn = happening('channel.withdraw', {
  subject: 'text_consent',
  words: { trail: 'Ended text messages' },
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'channels']],
});
