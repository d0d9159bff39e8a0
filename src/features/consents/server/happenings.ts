// What can happen to a consent.

import { happening, KEPT_ALONE, type OwnedFacts } from '#features/activity/server/happening.ts';
import type { IdOf } from '#shared/id.ts';

export const consentGiven = happening('consent.give', {
  subject: 'consent',
  words: { audit: 'Gave a consent', timeline: 'Consent given to a lender' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [[accountId, 'consents']],
});

export const consentWithdrawn = happening<OwnedFacts & { lenderAccountId: IdOf<'accounts'> }>(
  'consent.withdraw',
  {
    subject: 'consent',
    words: { audit: 'Withdrew a consent', timeline: 'Consent withdrawn from a lender' },
    ...KEPT_ALONE,
    notifies: ({ accountId, lenderAccountId }) => [
      [accountId, 'consents'],
      [lenderAccountId, 'applications'],
    ],
  },
);
