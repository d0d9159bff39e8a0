// What anybody is refused who writes a message.
import { refusals } from '#shared/declared-refusals.ts';

export const messageRefusals = refusals({
  'message.blank': ['invalid', 'Write something before you send it.'],
  'message.too_long': ['invalid', 'A message may have 4,000 characters at most.'],
  'message.too_many': [
    'tooMany',
    'You have sent many messages in a short time. Wait a few minutes and try again.',
  ],
});
