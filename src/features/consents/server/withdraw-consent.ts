// Withdraws a consent: the lender's access ends with it, at once. Withdrawing it again changes nothing.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { consentEndpoints } from '../contract.ts';
import { myConsentsTexts } from '../texts/consents.ts';
import { consentWithdrawn } from './happenings.ts';

export async function withdrawConsent(
  work: Work<Actor>,
  { params }: Received<typeof consentEndpoints, 'POST /api/consents/:id/withdraw'>,
): Promise<{ message: string; withdrawn: string }> {
  return work.transaction(async (work) => {
    // Applying takes the same lock, so that nobody applies under a consent that is just being withdrawn.
    await lockOwnAccount(work);
    const consent = await work.db
      .selectFrom('consents')
      .innerJoin('partners', 'partners.id', 'consents.partner_id')
      .select(['consents.id', 'withdrawn_at', 'partners.name', 'partners.account_id as lender'])
      .where('consents.id', '=', params.id)
      .where('consents.account_id', '=', work.actor.id)
      .executeTakeFirst();
    if (!consent) return refuse('request.not_found');
    const withdrawn = consent.withdrawn_at ?? (await withdraw(work, consent));
    return {
      message: myConsentsTexts.withdrawnNow(consent.name),
      withdrawn: withdrawn.toISOString(),
    };
  });
}

/** Answers when that was. */
async function withdraw(
  work: Work<Actor>,
  { id, lender }: { id: IdOf<'consents'>; lender: IdOf<'accounts'> },
): Promise<Date> {
  const { at } = await work.db
    .updateTable('consents')
    .set({ withdrawn_at: withdrawnAt(work.now) })
    .where('id', '=', id)
    .returning(({ ref }) => ref('withdrawn_at').$notNull().as('at'))
    .executeTakeFirstOrThrow();
  await happened(
    work,
    consentWithdrawn,
    { subjectId: id, accountId: work.actor.id, lenderAccountId: lender },
    { before: { standing: true }, after: { standing: false } },
  );
  return at;
}
