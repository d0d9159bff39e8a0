// What can happen to notices on the phone.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

const kept = (name: keyof typeof words, subject: string) =>
  happening(name, {
    subject,
    words: words[name],
    ...KEPT_ALONE,
    wakes: ({ accountId }) => [[accountId, 'push']],
  });

export const pushAllowed = kept('push.allow', 'push_consent');
export const pushWithdrawn = kept('push.withdraw', 'push_consent');
export const pushRegistered = kept('push.register', 'push_device');
export const pushEnded = kept('push.end', 'push_device');
