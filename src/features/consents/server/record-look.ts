// Keeps that a lender looked at a person, and tells that person; the same again within the hour is no new look.
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { Look } from '../contract.ts';

type Looked = Pick<Look, 'kind' | 'seen'> & {
  consentId: IdOf<'consents'>;
  accountId: IdOf<'accounts'>;
  partnerId: IdOf<'partners'>;
  applicationId: IdOf<'applications'>;
  fileId?: IdOf<'files'>;
};

/** Records a look in the transaction that shows it, while `holdStandingConsent` holds the consent. Answers whether it is a new one. */
export async function recordLook(work: Work<Actor>, looked: Looked): Promise<boolean> {
  const kept = await work.db
    .insertInto('consent_looks')
    .values({
      id: newId(work.now.getTime()),
      consent_id: looked.consentId,
      account_id: looked.accountId,
      partner_id: looked.partnerId,
      application_id: looked.applicationId,
      kind: looked.kind,
      seen: looked.seen,
      file_id: looked.fileId ?? null,
      looked_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) notify(work, { account: looked.accountId }, 'consents');
  return kept !== undefined;
}
