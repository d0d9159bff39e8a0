// The offer that stands for the caller now, or why there is none; reading it changes nothing.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { LoanModel, OfferOutput } from '../contract.ts';
import { offerOnWire } from '../rules/offer-on-wire.ts';
import { decideFor, modelFor } from './decide-for.ts';

export async function getOffer(
  work: Work<Actor>,
  { query }: { query: { loanType?: LoanModel | undefined } },
): Promise<OfferOutput> {
  const { policy, decision } = await decideFor(work, work.actor.id, modelFor(work.actor, query.loanType));
  return offerOnWire(policy, decision);
}
