// Looks at several people at once: whose consents stand, held until the transaction ends, and the record of the looks.
import { sql } from 'kysely';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
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

type Looked = {
  consentId: IdOf<'consents'>;
  accountId: IdOf<'accounts'>;
  applicationId: IdOf<'applications'> | null;
};

/** Records looks at people whose consents `holdStandingConsents` has locked. Looking again within the hour is no new look. */
export async function recordLooks(
  work: Work<Actor>,
  {
    kind,
    partnerId,
    seen,
  }: { kind: 'Report' | 'Prequalification'; partnerId: IdOf<'partners'>; seen: string[] },
  looks: readonly Looked[],
): Promise<void> {
  if (looks.length === 0) return;
  const kept = await work.db
    .insertInto('consent_looks')
    .values(
      looks.map(({ consentId, accountId, applicationId }) => ({
        id: newId(work.now.getTime()),
        consent_id: consentId,
        account_id: accountId,
        partner_id: partnerId,
        application_id: applicationId,
        kind,
        seen: sql<string[]>`${seen}::text[]`,
        looked_at: work.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  for (const account of new Set(kept.map(({ account_id }) => account_id)))
    notify(work, { account }, 'consents');
}
