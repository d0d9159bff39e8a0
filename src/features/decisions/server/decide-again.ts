// Decides again on somebody who has applied, on the facts of today, under the policy of the offer that was taken.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Decision, Policy } from '../contract.ts';
import { decide } from '../rules/decide.ts';
import { gatherInputs } from './gather-inputs.ts';
import { readDecision } from './read-decision.ts';

export type DecidedAgain = { policy: Policy; before: Decision; now: Decision };

/** The decision of the offer, its policy, and what that policy says today; nothing is kept. For a `reader` who is only shown it, of what that one may know. Throws where there is no decision of that id. */
export async function decideAgain(
  work: Work,
  accountId: IdOf<'accounts'>,
  decisionId: IdOf<'decisions'>,
  reader: Actor | null = null,
): Promise<DecidedAgain> {
  const { policy, decision: before } = await readDecision(work, decisionId);
  const inputs = await gatherInputs(work, accountId, before.inputs.model, reader);
  // The application that is decided is the one that waits, for its verdict or for its money: it is no loan beside itself.
  const isItself = inputs.loanStanding === 'applied' || inputs.loanStanding === 'approved';
  const loanStanding = isItself ? 'none' : inputs.loanStanding;
  return { policy, before, now: decide(policy, { ...inputs, loanStanding }, dayOf(work.now)) };
}
