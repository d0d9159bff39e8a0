// Withdraws the consent to be written to on the phone, by its person here or by a reply of STOP; from then on nothing queued goes out either.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { isStanding, withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import { removeTextAddress } from '#platform/server/text-messages/text-messages.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { channelTexts } from '../texts/channels.ts';
import { channelWithdrawn } from './happenings.ts';

export const withdrawChannel = (work: Work<Actor>): Promise<{ message: string }> =>
  work.transaction(async (work) => {
    // Giving and withdrawing consent wait for each other.
    await lockOwnAccount(work);
    await endConsent(work, work.actor.id);
    await work.db.deleteFrom('number_codes').where('account_id', '=', work.actor.id).execute();
    return { message: channelTexts.stopped };
  });

/** Ends the consent of an account whose lock the caller holds. Without a standing consent it does nothing. */
export async function endConsent(work: Work, accountId: IdOf<'accounts'>): Promise<void> {
  const ended = await work.db
    .updateTable('text_consents')
    .set({ withdrawn_at: withdrawnAt(work.now) })
    .where('account_id', '=', accountId)
    .where(isStanding('text_consents'))
    .returning(['id', 'channel'])
    .executeTakeFirst();
  if (!ended) return;
  await removeTextAddress(work, accountId);
  await happened(
    work,
    channelWithdrawn,
    { subjectId: ended.id, accountId },
    { before: { channel: ended.channel, standing: true }, after: { standing: false } },
  );
}
