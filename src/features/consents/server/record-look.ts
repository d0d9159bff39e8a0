// Keeps that a lender looked at people, and notifies each of them; the same again within the hour is no new look.
import { sql } from 'kysely';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { Look } from '../contract.ts';

type Looked = Pick<Look, 'kind' | 'seen'> & {
  consentId: IdOf<'consents'>;
  accountId: IdOf<'accounts'>;
  partnerId: IdOf<'partners'>;
  applicationId: IdOf<'applications'> | null;
  fileId?: IdOf<'files'>;
};

/** Records a look. Answers whether it is a new one. */
export const recordLook = async (work: Work<Actor>, looked: Looked): Promise<boolean> =>
  (await recordLooks(work, [looked])) > 0;

/** Records looks in the transaction that shows them, while the consents are held. Answers how many are new. */
export async function recordLooks(work: Work<Actor>, looks: readonly Looked[]): Promise<number> {
  if (looks.length === 0) return 0;
  const kept = await work.db
    .insertInto('consent_looks')
    .values(
      looks.map((looked) => ({
        id: newId(work.now.getTime()),
        consent_id: looked.consentId,
        account_id: looked.accountId,
        partner_id: looked.partnerId,
        application_id: looked.applicationId,
        kind: looked.kind,
        seen: sql<string[]>`${looked.seen}::text[]`,
        file_id: looked.fileId ?? null,
        looked_at: work.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  for (const account of new Set(kept.map(({ account_id }) => account_id)))
    notify(work, { account }, 'consents');
  return kept.length;
}
