// What can happen to notices on the phone.
import {
  type HappeningName,
  happening,
  KEPT_ALONE,
  type StaffWords,
} from '#features/activity/server/happening.ts';

const kept = (name: HappeningName, subject: string, words: StaffWords) =>
  happening(name, {
    subject,
    words,
    ...KEPT_ALONE,
    notifies: ({ accountId }) => [[accountId, 'push']],
  });

export const pushAllowed = kept('push.allow', 'push_consent', {
  audit: 'Allowed notices on the phone',
  timeline: 'Notices on the phone allowed',
});
export const pushWithdrawn = kept('push.withdraw', 'push_consent', {
  audit: 'Withdrew notices on the phone',
  timeline: 'Notices on the phone withdrawn',
});
export const pushRegistered = kept('push.register', 'push_device', {
  audit: 'Registered a browser for notices',
  timeline: null,
});
export const pushEnded = kept('push.end', 'push_device', {
  audit: 'Ended a browser’s notices',
  timeline: null,
});
