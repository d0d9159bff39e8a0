// What can happen to messages and mails.
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  MAILED_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';

export const mailOpened = happening<Facts>('mail.open', {
  subject: 'mail',
  words: { audit: 'Read an outgoing e-mail', timeline: 'Mail looked at' },
  ...KEPT_ALONE,
});

export const mailRetried = happening<Facts>('mail.retry', {
  subject: 'mail',
  words: { audit: 'Sent an e-mail again', timeline: 'Mail sent again' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'mails']],
});

export const mailWritten = happening<OwnedFacts & Lettered>('mail.send', {
  subject: 'mail',
  words: { audit: 'Wrote an e-mail', timeline: 'Mail written' },
  ...MAILED_ALONE,
  notifies: () => [['staff', 'mails']],
});

export const messageSent = happening<OwnedFacts & Lettered>('message.send', {
  subject: 'message',
  words: { audit: 'Sent a message', timeline: 'Message sent' },
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'messages'],
    ['staff', 'messages'],
  ],
});
