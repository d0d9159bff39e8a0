// What can happen to all that is held about a person.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { papersOf } from '#features/verification/rules/papers-of.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const accountDeleted = happening('account.delete', {
  subject: 'account',
  words: words['account.delete'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [['staff', `accounts submissions verifications messages ${papersOf(accountId)}`]],
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
