// Puts on record the decision that the caller is being shown, once for each time it says something new.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { Decision, decisionEndpoints } from '../contract.ts';
import { reasonForDecline } from '../rules/explain.ts';
import { canonical } from '../rules/policy/canonical.ts';
import { declineMailText } from '../texts/decisions.ts';
import { decideFor, keepDecision, modelFor } from './decide-for.ts';

/** Answers the id of the record. A decline is also mailed, so that its reasons can be read again later. */
export async function recordOffer(
  work: Work<Actor>,
  { body }: Received<typeof decisionEndpoints, 'POST /api/loan/user/decision'>,
): Promise<{ decisionId: IdOf<'decisions'> }> {
  return work.transaction(async (work) => {
    const account = await lockOwnAccount(work);
    const { policy, decision } = await decideFor(work, account.id, modelFor(work.actor, body.loanType));
    const known = await work.db
      .selectFrom('decisions')
      .select(['id', 'inputs', 'policy_version', 'approved', 'expires_at'])
      .where('account_id', '=', account.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (known && saysTheSame(known, decision, work.now)) return { decisionId: known.id };
    const decisionId = await keepDecision(work, account.id, decision);
    const reason = isNews(decision) ? reasonForDecline(policy, decision) : null;
    if (reason)
      await sendMail(work, { to: account.email, accountId: account.id, ...declineMailText(reason) });
    return { decisionId };
  });
}

/** Somebody with sections still to fill in, or with a loan running, knows why there is no offer; a letter would only annoy. */
const isNews = ({ inputs: { sections, loanStanding } }: Decision): boolean =>
  sections.submitted >= sections.required && loanStanding === 'none';

type Known = { inputs: object; policy_version: number; approved: boolean; expires_at: Date };

/** An offer that ran out is a new one, even of the same inputs; so is the one that a birthday brings. */
const saysTheSame = (known: Known, decision: Decision, now: Date): boolean =>
  known.policy_version === decision.policyVersion &&
  known.approved === (decision.offer !== null) &&
  (!known.approved || now < known.expires_at) &&
  canonical(known.inputs) === canonical(decision.inputs);
