// What speaks today against a loan that was asked for: asked before it is approved, and once more before its money goes out.
import { createHash } from 'node:crypto';
import { type Decision, decisionSchema } from '#features/decisions/contract.ts';
import { sinceOffer } from '#features/decisions/rules/transitions/since-offer.ts';
import { type DecidedAgain, decideAgain } from '#features/decisions/server/decide-again.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

/** `worse`: why today this loan would not be offered like this, in sentences. */
export type Again = { now: Decision; worse: string[] };

type Asked = Columns<'applications', 'account_id' | 'decision_id' | 'amount_cents' | 'rate_monthly_bps'>;

/** Decides again on today's facts; null where no decision of ours is behind the application. */
export async function weighAgain(work: Work, asked: Asked): Promise<Again | null> {
  const { account_id, decision_id } = asked;
  if (!decision_id) return null;
  const again = await decideAgain(work, account_id, decision_id);
  return { now: again.now, worse: changedSince(again, asked).worse };
}

/** What speaks against it today and did not when it was approved; empty where nothing new does. For a `reader` who is only shown it, of what that one may know. */
export async function worseSinceApproval(
  work: Work,
  asked: Asked & Columns<'applications', 'decided_again'>,
  reader: Actor | null = null,
): Promise<string[]> {
  const { account_id, decision_id, decided_again } = asked;
  if (!decision_id) return [];
  const again = await decideAgain(work, account_id, decision_id, reader);
  const known = decided_again
    ? changedSince({ ...again, now: decisionSchema.parse(decided_again) }, asked).worse
    : [];
  return changedSince(again, asked).worse.filter((reason) => !known.includes(reason));
}

/** What has changed since the offer, judged for what was asked for. */
export const changedSince = (
  { policy, before, now }: DecidedAgain,
  { amount_cents, rate_monthly_bps }: Pick<Asked, 'amount_cents' | 'rate_monthly_bps'>,
) => sinceOffer(policy, before, now, { amountCents: amount_cents, rateMonthlyBps: rate_monthly_bps });

/** Tells whether two people saw the same facts against a loan. */
export const digestOf = (worse: readonly string[]): string =>
  createHash('sha256').update(worse.join('\n')).digest('hex');
