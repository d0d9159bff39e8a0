// Whether a lender may see a person: asked anew each time, so that a withdrawal holds from the next look on.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { Consent } from '../contract.ts';

export type StandingConsent = { id: IdOf<'consents'>; shared: string[]; textVersion: number };

/** The consent that stands, its id and what it shares; null where there is none, and then nothing may be shown. */
export async function standingConsent(
  work: Work,
  accountId: IdOf<'accounts'>,
  partnerId: IdOf<'partners'>,
  purpose: Consent['purpose'] = 'LoanApplication',
): Promise<StandingConsent | null> {
  const standing = await work.db
    .selectFrom('consents')
    .select(['id', 'shared', 'text_version as textVersion'])
    .where('account_id', '=', accountId)
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return standing ?? null;
}

/** The standing consent for a look that is shown and recorded. The account is locked, so that a withdrawal waits until the transaction ends. */
export async function holdStandingConsent(
  work: Work,
  accountId: IdOf<'accounts'>,
  partnerId: IdOf<'partners'>,
): Promise<StandingConsent | null> {
  await work.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  return standingConsent(work, accountId, partnerId);
}
