// The offer that stands for the caller now, or why there is none; reading it changes nothing.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { Lever } from '../contract/advice.ts';
import type { decisionEndpoints, OfferOutput } from '../contract.ts';
import { isHeldByFirst, withOpeningDay } from '../rules/offer/repaid-first.ts';
import { offerOnWire } from '../rules/offer-on-wire.ts';
import { keptAdvice } from '../rules/reasons/kept-advice.ts';
import { LEVERS } from '../rules/reasons/levers.ts';
import { mayUpdateAfter } from '../rules/updates/sections-behind.ts';
import { decideFor, modelFor } from './decide-for.ts';
import { opensNextOn } from './ladder/opens-next-on.ts';
import { adviceStandsUntil } from './shown-decision.ts';
import { sectionsToUpdate } from './updates/sections-to-update.ts';

export async function getOffer(
  work: Work<Actor>,
  { query }: Received<typeof decisionEndpoints, 'GET /api/loan/user/decision'>,
): Promise<OfferOutput> {
  const { id } = work.actor;
  const decided = await decideFor(work, id, modelFor(work.actor, query.loanType));
  const { policy, decision, isInForce, given } = decided;
  const until = await adviceStandsUntil(work, id, decision, isInForce);
  const answer = offerOnWire(policy, decision, until, leversIn(query.cannotChange));
  const updates = mayUpdateAfter(decision, answer.adviceGap) ? await sectionsToUpdate(work, decision) : [];
  // What a decision is made of holds no day that is still to come.
  const opensOn = isHeldByFirst(answer.reasons) ? await opensNextOn(work, id) : null;
  const reasons = opensOn ? withOpeningDay(answer.reasons, opensOn) : answer.reasons;
  return { ...answer, reasons, updates, kept: keptAdvice(decision, given, dayOf(work.now)) };
}

/** The levers that a list separated by commas names, once each; other words are left out. */
function leversIn(list = ''): Lever[] {
  const named = list.split(',');
  return LEVERS.filter((lever) => named.includes(lever));
}
