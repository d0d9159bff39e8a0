// What speaks today against a loan that was asked for: asked before it is approved, and once more before its money goes out.
import { type Decision, decisionSchema } from '#features/decisions/contract.ts';
import { sinceOffer } from '#features/decisions/rules/transitions/since-offer.ts';
import { decideAgain } from '#features/decisions/server/decide-again.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';

/** `worse`: why today this loan would not be offered like this, in sentences. */
export type Again = { now: Decision; worse: string[] };

type Asked = Columns<'applications', 'account_id' | 'decision_id' | 'amount_cents' | 'rate_monthly_bps'>;

/** Decides again on today's facts; null where no decision of ours is behind the application. */
export async function weighAgain(work: Work, asked: Asked): Promise<Again | null> {
  const { account_id, decision_id } = asked;
  if (!decision_id) return null;
  const { policy, before, now } = await decideAgain(work, account_id, decision_id);
  return { now, worse: sinceOffer(policy, before, now, figuresOf(asked)).worse };
}

/** What speaks against it today and did not when it was approved; empty where nothing new does. */
export async function worseSinceApproval(
  work: Work,
  asked: Asked & Columns<'applications', 'decided_again'>,
): Promise<string[]> {
  const { account_id, decision_id, decided_again } = asked;
  if (!decision_id) return [];
  const { policy, before, now } = await decideAgain(work, account_id, decision_id);
  const worseIn = (decision: Decision) => sinceOffer(policy, before, decision, figuresOf(asked)).worse;
  const known = decided_again ? worseIn(decisionSchema.parse(decided_again)) : [];
  return worseIn(now).filter((reason) => !known.includes(reason));
}

const figuresOf = ({ amount_cents, rate_monthly_bps }: Asked) => ({
  amountCents: amount_cents,
  rateMonthlyBps: rate_monthly_bps,
});
