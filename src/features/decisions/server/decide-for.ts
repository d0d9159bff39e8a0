// Decides on one person now, and keeps what was decided, so that an auditor can repeat it.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, type Day, dayOf, readDay, startOfDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import type { Decision, LoanModel, Policy } from '../contract.ts';
import { decide } from '../rules/decide.ts';
import { canonical } from '../rules/policy/canonical.ts';
import { type Given, hasFollowed, isBetter } from '../rules/reasons/honoured.ts';
import { type AdviceGiven, adviceGiven } from './advice-given.ts';
import { gatherInputs } from './gather-inputs.ts';
import { type Drawn, policyFor } from './policy-for.ts';
import { standingOffer } from './standing-offer.ts';

/** A decision with the policy that it was made under. */
export type Decided = {
  policy: Policy;
  decision: Decision;
  isInForce: boolean;
  drawn: Drawn | null;
  /** Advice of other policies that is kept to and does not decide yet, that of the newest first. */
  given: readonly Given[];
};

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
      const honours = !isInForce && standing.honours ? { honours: standing.honours } : {};
      const decision = { ...kept, offer, ...honours };
      return { policy: standing.policy, decision, isInForce, drawn, given: [] };
    }
  }
  const decision = decide(inForce, inputs, today);
  const given = deciding.isOnly
    ? []
    : await adviceGiven(work, accountId, { model, otherThan: inForce.version });
  const best = given.reduce<Honouring>(
    (best, each) => {
      const honouring = underAdvice(each, best.decision, today);
      return honouring ? { policy: each.policy, decision: honouring } : best;
    },
    { policy: inForce, decision },
  );
  const isInForce = best.policy === inForce;
  return { ...best, isInForce, drawn, given: isInForce ? given : [] };
}

type Honouring = Pick<Decided, 'policy' | 'decision'>;

/** The decision under another policy, where its advice was followed in time and it offers more than the best so far; else null. */
function underAdvice(given: AdviceGiven, { inputs, offer }: Decision, today: Day): Decision | null {
  if (!hasFollowed(given, inputs)) return null;
  const decision = decide(given.policy, inputs, today);
  const { decisionId, givenOn } = given;
  return isBetter(decision.offer, offer) ? { ...decision, honours: { decisionId, givenOn } } : null;
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

/** Stores, beside a challenger's decision, what the champion would have decided: both are recorded, only one is in force. */
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
