// What staff are refused about e-mails.
import { refusals } from '#shared/declared-refusals.ts';

export const staffMessageRefusals = refusals({
  'mail.unknown_recipient': [
    'invalid',
    'Nobody has an account with this address. Email goes only to people with an account here.',
  ],
  'mail.too_many': [
    'tooMany',
    'You have sent many e-mails in a short time. Wait a few minutes and try again.',
  ],
  'mail.not_failed': ['conflict', 'Only an e-mail that could not be sent is sent again.'],
  'mail.withheld': [
    'conflict',
    'This is about documents that wait for a second look, perhaps yours. It can be read once that is given.',
  ],
  'mail.no_server': ['conflict', 'No mail server is set up here, so nothing can be sent.'],
});
