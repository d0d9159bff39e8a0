// Decides on one person now, and keeps what was decided, so that an auditor can repeat it.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, dayOf, readDay, startOfDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import type { Decision, LoanModel, Policy } from '../contract.ts';
import { decide } from '../rules/decide.ts';
import { canonical } from '../rules/policy/canonical.ts';
import { hasFollowed, isBetter } from '../rules/reasons/honoured.ts';
import { adviceGiven } from './advice-given.ts';
import { gatherInputs } from './gather-inputs.ts';
import { type Deciding, type Drawn, policyFor } from './policy-for.ts';
import { standingOffer } from './standing-offer.ts';

/** A decision with the policy that it was made under. */
export type Decided = { policy: Policy; decision: Decision; isInForce: boolean; drawn: Drawn | null };

/** The model to decide by: the first one for whoever is still at it, whatever was asked for, else the full one unless asked otherwise. */
export const modelFor = (actor: Actor, asked: LoanModel | undefined): LoanModel =>
  actor.infoStatus === 'FirstModel' ? 'FirstModel' : (asked ?? 'FullModel');

/**
 * The decision as of now, kept nowhere. An offer on record stands until its last day, under the policy that it was made
 * under, also after another one decides; it ends early only when that policy itself declines. While the same policy
 * decides, changed inputs make a new offer. Who has followed advice of an earlier policy in time is decided on by that policy, where it
 * offers more. For a `reader` who is only shown it, of what that one may know.
 */
export async function decideFor(
  work: Work,
  accountId: IdOf<'accounts'>,
  model: LoanModel,
  reader: Actor | null = null,
): Promise<Decided> {
  const today = dayOf(work.now);
  const deciding = await policyFor(work, accountId);
  const { policy: inForce, drawn } = deciding;
  const inputs = await gatherInputs(work, accountId, model, reader);
  const standing = await standingOffer(work, accountId, model);
  if (standing && (standing.policy.version !== inForce.version || saysTheSame(standing.inputs, inputs))) {
    const kept = decide(standing.policy, inputs, today);
    if (kept.offer) {
      const offer = { ...kept.offer, expiresOn: standing.expiresOn };
      const isInForce = standing.policy.version === inForce.version;
      return { policy: standing.policy, decision: { ...kept, offer }, isInForce, drawn };
    }
  }
  const decision = decide(inForce, inputs, today);
  return (
    (await underAdvice(work, accountId, deciding, decision)) ?? {
      policy: inForce,
      decision,
      isInForce: true,
      drawn,
    }
  );
}

/** The decision under another policy, where its advice was followed in time and it offers more than the one that decides now; else null. */
async function underAdvice(
  work: Work,
  accountId: IdOf<'accounts'>,
  { isOnly, drawn }: Deciding,
  { inputs, offer, policyVersion }: Decision,
): Promise<Decided | null> {
  if (isOnly) return null;
  const today = dayOf(work.now);
  const given = await adviceGiven(work, accountId, { model: inputs.model, otherThan: policyVersion });
  if (!given || !hasFollowed(given, inputs)) return null;
  const decision = decide(given.policy, inputs, today);
  if (!isBetter(decision.offer, offer)) return null;
  const { decisionId, givenOn } = given;
  return {
    policy: given.policy,
    decision: { ...decision, honours: { decisionId, givenOn } },
    isInForce: false,
    drawn,
  };
}

const saysTheSame = (one: object, other: object): boolean => canonical(one) === canonical(other);

/** Keeps a decision with its inputs, scores and reasons, and while a challenger is tried by which of the two it was; answers its id. */
export async function keepDecision(
  work: Work,
  accountId: IdOf<'accounts'>,
  { decision, drawn }: Pick<Decided, 'decision' | 'drawn'>,
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
  if (drawn) await keepArm(work, id, decision, drawn);
  return id;
}

/** What the champion would have said stands beside a challenger's decision: both are kept, one is in force. */
async function keepArm(
  { db, now }: Work,
  id: IdOf<'decisions'>,
  { inputs }: Decision,
  { challenge, champion }: Drawn,
): Promise<void> {
  const arm = champion ? 'Challenger' : 'Champion';
  const { inputs: _same, ...beside } = champion ? decide(champion, inputs, dayOf(now)) : { inputs };
  await db
    .insertInto('challenge_decisions')
    .values({ decision_id: id, challenge, arm, beside: champion ? JSON.stringify(beside) : null })
    .execute();
}
