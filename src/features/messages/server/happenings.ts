// What can happen to messages and mails.
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const mailOpened = happening<Facts>('mail.open', {
  subject: 'mail',
  words: words['mail.open'],
  ...KEPT_ALONE,
});

export const mailRetried = happening<Facts>('mail.retry', {
  subject: 'mail',
  words: words['mail.retry'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'mails']],
});

export const mailWritten = happening<OwnedFacts & Lettered>('mail.send', {
  subject: 'mail',
  words: words['mail.send'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: () => [['staff', 'mails']],
});

export const messageSent = happening<OwnedFacts & Lettered>('message.send', {
  subject: 'message',
  words: words['message.send'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    [accountId, 'messages'],
    ['staff', 'messages'],
  ],
});
