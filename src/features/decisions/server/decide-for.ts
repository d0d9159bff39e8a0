// Decides on one person now, and keeps what was decided, so that an auditor can repeat it.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, dayOf, readDay, startOfDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import type { Decision, LoanModel, Policy } from '../contract.ts';
import { decide } from '../rules/decide.ts';
import { canonical } from '../rules/policy/canonical.ts';
import { gatherInputs } from './gather-inputs.ts';
import { policyInForce } from './policies.ts';
import { standingOffer } from './standing-offer.ts';

/** Who is still at the first model gets that one, whatever was asked for. */
export const modelFor = (actor: Actor, asked: LoanModel | undefined): LoanModel =>
  actor.infoStatus === 'FirstModel' ? 'FirstModel' : (asked ?? 'FullModel');

/**
 * The decision as of now, kept nowhere. An offer on record stands until its last day, under the policy that it was made
 * under, also after a newer one is published; it ends early only when that policy itself declines. While no newer policy
 * is published, changed inputs make a new offer.
 */
export async function decideFor(
  work: Work,
  accountId: IdOf<'accounts'>,
  model: LoanModel,
): Promise<{ policy: Policy; decision: Decision }> {
  const today = dayOf(work.now);
  const inForce = await policyInForce(work);
  const inputs = await gatherInputs(work, accountId, model);
  const standing = await standingOffer(work, accountId, model);
  if (standing && (standing.policy.version !== inForce.version || saysTheSame(standing.inputs, inputs))) {
    const kept = decide(standing.policy, inputs, today);
    if (kept.offer) {
      const offer = { ...kept.offer, expiresOn: standing.expiresOn };
      return { policy: standing.policy, decision: { ...kept, offer } };
    }
  }
  return { policy: inForce, decision: decide(inForce, inputs, today) };
}

const saysTheSame = (one: object, other: object): boolean => canonical(one) === canonical(other);

/** Keeps a decision with its inputs, scores and reasons; answers its id. */
export async function keepDecision(
  work: Work,
  accountId: IdOf<'accounts'>,
  decision: Decision,
): Promise<IdOf<'decisions'>> {
  const id = newId<'decisions'>(work.now.getTime());
  const { inputs, offer, ...outcome } = decision;
  const expires = offer && readDay(offer.expiresOn);
  await work.db
    .insertInto('decisions')
    .values({
      id,
      account_id: accountId,
      model: inputs.model,
      policy_version: decision.policyVersion,
      inputs: JSON.stringify(inputs),
      outcome: JSON.stringify({ ...outcome, offer }),
      approved: offer !== null,
      score: decision.score,
      grade: decision.grade ?? '',
      max_amount_cents: cents(offer?.maxLoanAmountCents ?? 0),
      rate_monthly_bps: offer?.rateMonthlyBps ?? 0,
      term_months: offer?.loanTermMonths ?? 0,
      created_at: work.now,
      expires_at: expires ? startOfDay(addDays(expires, 1)) : work.now,
    })
    .execute();
  return id;
}
