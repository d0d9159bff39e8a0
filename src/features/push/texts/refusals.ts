// What somebody is refused who wants notices on their phone.
import { refusals } from '#shared/declared-refusals.ts';

export const pushRefusals = refusals({
  'push.off': ['conflict', 'Notices on the phone are not offered just now.'],
  'push.unknown_service': [
    'invalid',
    'Notices cannot be sent to this browser. Please try another one, such as Chrome, Firefox, Edge or Safari.',
  ],
  'push.outdated': ['conflict', 'What we ask has changed. Please read it again, then switch it on.'],
});
