// Redeems a prize for seeds: once by each person, never beyond the balance or the stock.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { prizeEndpoints } from '../contract.ts';
import { mayRedeem } from '../rules/may-redeem.ts';
import { prizeRefusals } from '../texts/refusals.ts';
import { readPrize } from './read-prizes.ts';
import { type Redeemed, recordRedemption, type Wanted } from './record-redemption.ts';

export async function redeemPrize(
  work: Work<Actor>,
  { params, query }: Received<typeof prizeEndpoints, 'POST /api/prizes/redeem/:id'>,
): Promise<Redeemed> {
  const asked = { prizeId: params.id, shownPrice: query.pointRequired };
  return (await recordRedemption(work, asked)) ?? refuseToRedeem(work, asked);
}

/** Reads the prize again to refuse with what stood in the way. */
async function refuseToRedeem(work: Work<Actor>, { prizeId, shownPrice }: Wanted): Promise<never> {
  const found = await readPrize(work, prizeId);
  if (!found) return refuse('request.not_found');
  const verdict = mayRedeem(found.prize, found.balance);
  if (!verdict.may) return refuse(prizeRefusals[verdict.code], { message: verdict.message });
  if (shownPrice !== undefined && shownPrice !== found.prize.pointRequired)
    return refuse(prizeRefusals['prize.price_changed']);
  return refuse('request.conflict');
}
