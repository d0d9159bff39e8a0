// What can happen to all that is held about a person.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const accountDeleted = happening('account.delete', {
  subject: 'account',
  words: words['account.delete'],
  ...KEPT_ALONE,
  wakes: () => [
    ['staff', 'accounts'],
    ['staff', 'submissions'],
    ['staff', 'verifications'],
    ['staff', 'messages'],
  ],
});

export const ownDataDownloaded = happening('privacy.download', {
  subject: 'account',
  words: words['privacy.download'],
  ...KEPT_ALONE,
});

export const oldInformationForgotten = happening('privacy.forget', {
  subject: 'account',
  words: words['privacy.forget'],
  ...KEPT_ALONE,
});
