// Puts on record the decision that the caller is being shown, once for each time it says something new.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, type Day, dayOf, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Decision, decisionEndpoints, Policy } from '../contract.ts';
import { reasonForDecline } from '../rules/explain.ts';
import { adviceBehind } from '../rules/offer-on-wire.ts';
import { ADVICE_STANDS_DAYS } from '../rules/reasons/honoured.ts';
import { adviceTexts, declineMailText, offerReasonTexts } from '../texts/decisions.ts';
import { decideFor, keepDecision, modelFor } from './decide-for.ts';
import { adviceRunsUntil, lastShown, saysTheSame } from './shown-decision.ts';

/**
 * Records the decision and answers its id; one that says nothing new keeps the id it has. A decline is also mailed, so that its reasons
 * can be read again later.
 */
export async function recordOffer(
  work: Work<Actor>,
  { body }: Received<typeof decisionEndpoints, 'POST /api/loan/user/decision'>,
): Promise<{ decisionId: IdOf<'decisions'> }> {
  return work.transaction(async (work) => {
    const account = await lockOwnAccount(work);
    const decided = await decideFor(work, account.id, modelFor(work.actor, body.loanType));
    const { policy, decision } = decided;
    const shown = await lastShown(work, account.id);
    const isKnown = shown !== undefined && saysTheSame(shown, decision, work.now);
    // A decline that is shown again after its advice has run out is recorded anew, so that its days of advice begin again.
    if (isKnown && (shown.approved || adviceRunsUntil(shown) > dayOf(work.now)))
      return { decisionId: shown.id };
    const decisionId = await keepDecision(work, account.id, decided);
    const reason = !isKnown && isNews(decision) ? reasonForDecline(policy, decision) : null;
    if (reason) {
      const letter = declineMailText(reason, adviceToKeep(policy, decision, dayOf(work.now)));
      await sendMail(work, { to: account.email, accountId: account.id, ...letter });
    }
    return { decisionId };
  });
}

/** Whether a decline is worth a letter: somebody with sections still to fill in, or with a loan running, knows why there is no offer. */
const isNews = ({ inputs: { sections, loanStanding } }: Decision): boolean =>
  sections.submitted >= sections.required && loanStanding === 'none';

/** The paragraphs of a letter with the advice, its day and its policy, or with why there is none. */
function adviceToKeep(policy: Policy, decision: Decision, today: Day): string[] {
  const { advice, adviceGap } = adviceBehind(policy, decision);
  if (adviceGap) return [adviceTexts.gaps[adviceGap]];
  const until = showDay(addDays(today, ADVICE_STANDS_DAYS));
  return [
    ...advice.map(({ sentence }) => sentence),
    offerReasonTexts.adviceLead(showDay(today), policy.version, until),
  ];
}
