// What speaks today against a loan that was asked for: asked before it is approved, and once more before its money goes out.
import { createHash } from 'node:crypto';
import type { Decision } from '#features/decisions/contract.ts';
import { sinceOffer } from '#features/decisions/rules/transitions/since-offer.ts';
import { worseThanKnown } from '#features/decisions/rules/transitions/worse-than-known.ts';
import { type DecidedAgain, decideAgain } from '#features/decisions/server/decide-again.ts';
import { keptDecision } from '#features/decisions/server/kept/kept-decision.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

/** The decision of today. `worse` says in sentences why this loan would not be offered like this today; `worseThan` says what of that is new to somebody who knew the decision `known`. */
export type Again = { now: Decision; worse: string[]; worseThan: (known: unknown) => string[] };

type Asked = Columns<'applications', 'account_id' | 'decision_id' | 'amount_cents' | 'rate_monthly_bps'>;

/** Decides again on today's facts, or on what a `reader` may know of them; null where no decision of ours is behind the application. */
export async function weighAgain(
  work: Work,
  asked: Asked,
  reader: Actor | null = null,
): Promise<Again | null> {
  const { account_id, decision_id } = asked;
  if (!decision_id) return null;
  const again = await decideAgain(work, account_id, decision_id, reader);
  return { now: again.now, worse: changedSince(again, asked).worse, worseThan: worseThanIn(again, asked) };
}

type Approved = Asked & Columns<'applications', 'decided_again'>;

/** Whether the facts of today are worse than those on which the first of two people approved an application that still waits. */
export const isWorseSinceFirst = (
  { first_approved_by, decided_again }: Columns<'applications', 'first_approved_by' | 'decided_again'>,
  again: Pick<Again, 'worseThan'> | null,
): boolean => first_approved_by !== null && again !== null && again.worseThan(decided_again).length > 0;

/** The reasons that speak against the loan today and did not when it was approved; empty where there is no new one. */
export const worseSinceApproval = async (work: Work, asked: Approved): Promise<string[]> =>
  (await sinceItsApproval(work, asked))?.worse ?? [];

/** The reasons that are new since the approval, with the decision of today. A `reader` who only looks gets what that reader may know. */
export async function sinceItsApproval(work: Work, asked: Approved, reader: Actor | null = null) {
  const again = await weighAgain(work, asked, reader);
  return again && { ...again, worse: again.worseThan(asked.decided_again) };
}

/** The first of two who approve anew, while the facts are no worse than that one knew. */
export const firstAnew = (
  { anew_first_by, anew_known }: Columns<'applications', 'anew_first_by' | 'anew_known'>,
  { worseThan }: Pick<Again, 'worseThan'>,
) => (anew_known !== null && worseThan(anew_known).length === 0 ? anew_first_by : null);

export const worseThanIn =
  (
    { policy, now }: Pick<DecidedAgain, 'policy' | 'now'>,
    asked: Pick<Asked, 'amount_cents' | 'rate_monthly_bps'>,
  ) =>
  (known: unknown): string[] =>
    worseThanKnown(policy, known === null ? null : keptDecision(known), now, askedFor(asked));

const askedFor = ({ amount_cents, rate_monthly_bps }: Pick<Asked, 'amount_cents' | 'rate_monthly_bps'>) => ({
  amountCents: amount_cents,
  rateMonthlyBps: rate_monthly_bps,
});

/** What has changed since the offer, decided for the amount and rate that were asked for. */
export const changedSince = (
  { policy, before, now }: DecidedAgain,
  asked: Pick<Asked, 'amount_cents' | 'rate_monthly_bps'>,
) => sinceOffer(policy, before, now, askedFor(asked));

/** A digest of the reasons against a loan, which tells whether somebody has read exactly these. */
export const digestOf = (worse: readonly string[]): string =>
  createHash('sha256').update(worse.join('\n')).digest('hex');
