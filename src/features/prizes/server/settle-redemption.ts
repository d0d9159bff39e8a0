// Staff fulfil or cancel a pending redemption: once, under a lock, with its audit entry, activity and mail.

import { recordActivity } from '#features/activity/server/record-activity.ts';
import { audit } from '#features/audit/server/audit.ts';
import { returnSeeds } from '#features/seeds/server/ledger.ts';
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { maySettle } from '../rules/may-settle.ts';
import { prizeTexts } from '../texts/prizes.ts';
import { staffPrizeRefusals } from '../texts/staff-refusals.ts';

type Id = { params: { id: string } };

export const fulfilRedemption = (work: Work<Actor>, { params }: Id) =>
  work.transaction(async (work) => {
    const settled = await settle(work, params.id, { status: 'Fulfilled' });
    await mailTo(work, settled, prizeTexts.fulfilledMail(settled.prizeName));
    return { message: prizeTexts.fulfilled, status: 'Fulfilled' as const };
  });

export async function cancelRedemption(
  work: Work<Actor>,
  { params, body: { reason } }: Id & { body: { reason: string } },
) {
  if (reason === '')
    refuse(staffPrizeRefusals['acquisition.reason_needed'], { fields: { reason: prizeTexts.reasonPrompt } });
  return work.transaction(async (work) => {
    const settled = await settle(work, params.id, { status: 'Cancelled', cancel_reason: reason });
    await mailTo(work, settled, prizeTexts.cancelledMail(settled.prizeName, settled.seeds, reason));
    return { message: prizeTexts.cancelled, status: 'Cancelled' as const };
  });
}

export type Settlement = { status: 'Fulfilled' } | { status: 'Cancelled'; cancel_reason: string };
type Settled = { accountId: string; email: string; prizeName: string; seeds: number };

/** All but the mail. Refuses what is settled already; what is cancelled gives back its seeds and its place in the stock. */
export async function settle(work: Work<Actor>, id: string, settlement: Settlement): Promise<Settled> {
  const redemption = await work.db
    .selectFrom('redemptions')
    .innerJoin('accounts', 'accounts.id', 'redemptions.account_id')
    .select([
      'redemptions.status',
      'redemptions.account_id',
      'redemptions.prize_id',
      'prize_name',
      'seeds',
      'email',
    ])
    .where('redemptions.id', '=', id)
    .forUpdate('redemptions')
    .executeTakeFirst();
  if (!redemption) return refuse('request.not_found');
  if (!maySettle(redemption)) return refuse(staffPrizeRefusals['acquisition.settled']);
  const { account_id: accountId, prize_name: prizeName, seeds } = redemption;
  await work.db
    .updateTable('redemptions')
    .set({ ...settlement, settled_by: work.actor.id, settled_at: work.now })
    .where('id', '=', id)
    .execute();
  if (settlement.status === 'Cancelled') {
    await returnSeeds(work, accountId, { cause: `prize returned:${id}`, seeds, reason: prizeName });
    await putBackIntoStock(work, redemption.prize_id);
  }
  await audit(work, {
    action: settlement.status === 'Fulfilled' ? 'acquisition.fulfil' : 'acquisition.cancel',
    subjectKind: 'acquisition',
    subjectId: id,
    accountId,
    before: { status: redemption.status },
    after: settlement,
  });
  await tell(work, { accountId, prizeName, seeds }, settlement);
  return { accountId, email: redemption.email, prizeName, seeds };
}

/** Coupons are fulfilled at once, so what is put back here is never a code that somebody has seen. */
async function putBackIntoStock(work: Work, prizeId: string): Promise<void> {
  await work.db
    .updateTable('prizes')
    .set((prize) => ({ stock: prize('stock', '+', 1) }))
    .where('id', '=', prizeId)
    .where('stock', 'is not', null)
    .execute();
}

async function tell(
  work: Work<Actor>,
  { accountId, prizeName, seeds }: Omit<Settled, 'email'>,
  settlement: Settlement,
): Promise<void> {
  const { status } = settlement;
  const reason = settlement.status === 'Cancelled' ? { reason: settlement.cancel_reason } : {};
  await recordActivity(work, accountId, {
    action: 'prizeRedeemed',
    acquisitionInformation: { prize: { name: prizeName }, pointSpent: seeds, status, ...reason },
  });
  await announce(work, { account: accountId }, 'prizes');
  await announce(work, { account: accountId }, 'informations');
  await announce(work, 'staff', 'prizes');
}

const mailTo = (
  work: Work<Actor>,
  { accountId, email }: Settled,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): Promise<void> => sendMail(work, { to: email, accountId, subject, paragraphs: [...paragraphs] });
