// Redeems a prize for seeds: once by each person, never beyond the balance or the stock.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { prizeEndpoints } from '../contract.ts';
import { mayRedeem } from '../rules/may-redeem.ts';
import { prizeTexts } from '../texts/prizes.ts';
import { prizeRefusals } from '../texts/refusals.ts';
import { readPrize } from './read-prizes.ts';
import { recordRedemption } from './record-redemption.ts';

type Asked = Received<typeof prizeEndpoints, 'POST /api/prizes/redeem/:id'>;

export function redeemPrize(
  work: Work<Actor>,
  { params, query }: Asked,
): Promise<{ message: string; _id: IdOf<'redemptions'> }> {
  return work.transaction(async (work) => {
    const recorded = await recordRedemption(work, params.id, query.pointRequired);
    if (!recorded) return refuseToRedeem(work, params.id, query.pointRequired);
    const { id, name, givesCode } = recorded;
    return { message: (givesCode ? prizeTexts.codeReady : prizeTexts.redeemed)(name), _id: id };
  });
}

/** Looks again for what stood in the way. Whatever was written so far is undone with the transaction. */
async function refuseToRedeem(work: Work<Actor>, id: string, shownPrice: number | undefined): Promise<never> {
  const found = await readPrize(work, id);
  if (!found) return refuse('request.not_found');
  const verdict = mayRedeem(found.prize, found.balance);
  if (!verdict.may) return refuse(prizeRefusals[verdict.code], { message: verdict.message });
  if (shownPrice !== undefined && shownPrice !== found.prize.pointRequired)
    return refuse(prizeRefusals['prize.price_changed']);
  return refuse('request.conflict');
}
