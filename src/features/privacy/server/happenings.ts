// What can happen to all that is held about a person.
import { happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { papersOf } from '#features/verification/rules/papers-of.ts';

export const accountDeleted = happening('account.delete', {
  subject: 'account',
  words: { audit: 'Deleted the account', timeline: 'Account deleted' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    ['staff', `accounts submissions verifications messages ${papersOf(accountId)}`],
  ],
});

export const ownDataDownloaded = happening('privacy.download', {
  subject: 'account',
  words: { audit: 'Downloaded everything held', timeline: 'Own data downloaded' },
  ...KEPT_ALONE,
});

export const oldInformationForgotten = happening('privacy.forget', {
  subject: 'account',
  words: { audit: 'Emptied old information', timeline: 'Old information removed' },
  ...KEPT_ALONE,
});
