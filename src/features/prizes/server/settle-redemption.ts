// Staff fulfil or cancel a pending redemption: once, under a lock, with its audit entry, activity and mail.

import { happened } from '#features/activity/server/happened.ts';
import { collectOwed } from '#features/seeds/server/debts.ts';
import { seedsTakenBack } from '#features/seeds/server/happenings.ts';
import { returnSeeds } from '#features/seeds/server/ledger.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { prizeEndpoints } from '../contract.ts';
import { cancellationFields } from '../fields/staff-redemption.ts';
import { maySettle } from '../rules/may-settle.ts';
import { prizeTexts } from '../texts/prizes.ts';
import { staffPrizeRefusals } from '../texts/staff-refusals.ts';
import { redemptionCancelled, redemptionFulfilled } from './happenings.ts';

export const fulfilRedemption = (
  work: Work<Actor>,
  { params }: Received<typeof prizeEndpoints, 'POST /api/acquisitions/:id/fulfil'>,
) =>
  work.transaction(async (work) => {
    await settle(work, params.id, { status: 'Fulfilled' });
    return { message: prizeTexts.fulfilled, status: 'Fulfilled' as const };
  });

export async function cancelRedemption(
  work: Work<Actor>,
  { params, body }: Received<typeof prizeEndpoints, 'POST /api/acquisitions/:id/cancel'>,
) {
  const { reason } = accept(staffPrizeRefusals['acquisition.reason_needed'], cancellationFields(), body);
  return work.transaction(async (work) => {
    await settle(work, params.id, { status: 'Cancelled', cancel_reason: reason });
    return { message: prizeTexts.cancelled, status: 'Cancelled' as const };
  });
}

export type Settlement = { status: 'Fulfilled' } | { status: 'Cancelled'; cancel_reason: string };

/**
 * Fulfils or cancels a redemption, and refuses one that is settled already; a cancelled one gives back its seeds and its place in the
 * stock. `isWrittenTo`: whether its person gets a mail.
 */
export async function settle(
  work: Work<Actor>,
  id: IdOf<'redemptions'>,
  settlement: Settlement,
  isWrittenTo = true,
): Promise<void> {
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
  const facts = { subjectId: id, accountId, prizeName, seeds, email: isWrittenTo ? redemption.email : null };
  const changes = { before: { status: redemption.status }, after: settlement };
  if (settlement.status === 'Fulfilled') await happened(work, redemptionFulfilled, facts, changes);
  else {
    await happened(work, redemptionCancelled, { ...facts, reason: settlement.cancel_reason }, changes);
    await takeOwed(work, accountId, id, seeds);
  }
}

/** Takes out of the seeds given back those that the person owes: earned by what did not last, and spent on the prize meanwhile. */
async function takeOwed(
  work: Work<Actor>,
  accountId: IdOf<'accounts'>,
  redemption: string,
  given: number,
): Promise<void> {
  const { taken, reason } = await collectOwed(work, accountId, {
    atMost: given,
    by: `prize returned:${redemption}`,
  });
  if (taken > 0) await happened(work, seedsTakenBack, { accountId, seeds: taken, reason });
}

/** Counts one back into a limited stock. Coupons are fulfilled at once, so it is never a code that somebody has seen. */
async function putBackIntoStock(work: Work, prizeId: IdOf<'prizes'>): Promise<void> {
  await work.db
    .updateTable('prizes')
    .set((prize) => ({ stock: prize('stock', '+', 1) }))
    .where('id', '=', prizeId)
    .where('stock', 'is not', null)
    .execute();
}
