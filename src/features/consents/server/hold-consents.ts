// For looks at several people at once: whose consents stand, held until the transaction ends.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { Consent } from '../contract.ts';

/** The id of the standing consent by account, for those who share how to be reached. A withdrawal waits, as it locks the account first. */
export async function holdStandingConsents(
  { db }: Work,
  accountIds: readonly IdOf<'accounts'>[],
  partnerId: IdOf<'partners'>,
  purpose: Consent['purpose'],
): Promise<Map<IdOf<'accounts'>, IdOf<'consents'>>> {
  if (accountIds.length === 0) return new Map();
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const standing = await db
    .selectFrom('consents')
    .select(['id', 'account_id'])
    .where('account_id', 'in', accountIds)
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`'contact' = any(shared)`)
    .execute();
  return new Map(standing.map(({ id, account_id }) => [account_id, id]));
}
