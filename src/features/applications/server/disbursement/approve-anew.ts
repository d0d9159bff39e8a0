// Two people approve a loan anew whose facts have got worse since its approval: on the facts of the day, which both see, each with a reason. Then its money may go out.

import { happened } from '#features/activity/server/happened.ts';
import { refuseOneHand } from '#features/casework/server/second-person.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { disbursementEndpoints } from '../../contract/disbursement.ts';
import { approvalAnewFields } from '../../fields/staff-verdict.ts';
import { disbursementTexts as texts } from '../../texts/staff-disbursements.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { applicationApprovedAnew } from '../happenings.ts';
import { digestOf, firstAnew, sinceItsApproval } from '../weigh-again.ts';
import { lockPayable, payableOf } from './lock-payable.ts';
import { refusePayout } from './payout-refusals.ts';

/**
 * Under the lock of the payout, on what its sender may know: a verdict that is withheld is not given away by it, and what it has made worse stops the
 * payout all the same. What the first of two knew counts no longer once the facts are worse.
 */
export function approveAnew(
  work: Work<Actor>,
  {
    params,
    body,
  }: Received<typeof disbursementEndpoints, 'POST /api/loan-application/admin/:id/approve-anew'>,
): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    const payable = await lockPayable(work, params.id, work.actor);
    // Whoever approved it before may do so again: what is asked for is two people who know the facts of today.
    refusePayout(payable, payableOf(payable, work.services.config, work.actor), ['approved_by_you']);
    const { application } = payable;
    const again = await sinceItsApproval(work, application, work.actor);
    if (!again || again.worse.length === 0) return refuse(staffApplicationRefusals['disbursement.not_worse']);
    const { worse, now } = again;
    if (body.facts !== digestOf(worse)) refuse(staffApplicationRefusals['disbursement.facts_changed']);
    const { worseReason } = accept(staffApplicationRefusals['application.facts_worse'], approvalAnewFields, {
      worseReason: body.worseReason,
    });
    const first = firstAnew(application, again);
    if (first === work.actor.id) refuse(staffApplicationRefusals['application.approved_by_you']);
    if (first) await refuseOneHand(work, [first]);
    const known = JSON.stringify(now);
    await work.db
      .updateTable('applications')
      .set({
        also_approved_by: [...application.also_approved_by, work.actor.id],
        ...(first
          ? { anew_first_by: null, anew_known: null, decided_again: known }
          : { anew_first_by: work.actor.id, anew_known: known }),
      })
      .where('id', '=', application.id)
      .execute();
    const audited = {
      score: now.score,
      grade: now.grade,
      worse,
      worse_reason: worseReason,
      is_override: true,
    };
    await happened(
      work,
      applicationApprovedAnew,
      { subjectId: application.id, accountId: application.account_id },
      { before: { approvals: first ? 1 : 0 }, after: { approvals: first ? 2 : 1, ...audited } },
    );
    return { message: first ? texts.approvedAnew : texts.approvedAnewFirst };
  });
}
