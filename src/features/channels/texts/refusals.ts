// What somebody who chooses how they are written to is refused.
import { refusals } from '#shared/declared-refusals.ts';
import { channelTexts } from './channels.ts';

export const channelRefusals = refusals({
  'channel.not_offered': ['conflict', 'We cannot write to you that way just now. Please choose another way.'],
  'channel.number': ['invalid', `${channelTexts.phoneNeeded}.`],
  'channel.code_wrong': [
    'invalid',
    'This code is not right, or it is too old. Check it, or ask for a new one.',
    'code',
  ],
  'channel.wording_changed': [
    'conflict',
    'The words that you agree to have changed. Please load the page again and read them.',
  ],
  'channel.too_many_codes': ['tooMany', 'Too many codes were asked for.', 'throttle'],
});
