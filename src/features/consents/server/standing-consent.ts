// Whether a lender may see a person: asked anew each time, so that a withdrawal holds from the next look on.
import type { Work } from '#platform/server/work.ts';
import type { Consent } from '../contract.ts';

/** The consent that stands, its id and what it shares; null where there is none, and then nothing may be shown. */
export async function standingConsent(
  work: Work,
  accountId: string,
  partnerId: string,
  purpose: Consent['purpose'] = 'LoanApplication',
): Promise<{ id: string; shared: string[]; textVersion: number } | null> {
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
