// What can happen to a consent.

import { happening, KEPT_ALONE, type OwnedFacts } from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const consentGiven = happening('consent.give', {
  subject: 'consent',
  words: words['consent.give'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'consents']],
});

export const consentWithdrawn = happening<OwnedFacts & { lenderAccountId: IdOf<'accounts'> }>(
  'consent.withdraw',
  {
    subject: 'consent',
    words: words['consent.withdraw'],
    ...KEPT_ALONE,
    wakes: ({ accountId, lenderAccountId }) => [
      [accountId, 'consents'],
      [lenderAccountId, 'applications'],
    ],
  },
);
