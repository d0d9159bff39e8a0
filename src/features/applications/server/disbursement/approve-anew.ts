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
import { digestOf, weighAgain, worseSinceApproval } from '../weigh-again.ts';
import { lockPayable, payableOf } from './lock-payable.ts';
import { refuseFault } from './payout-refusals.ts';

type Asked = Received<typeof disbursementEndpoints, 'POST /api/loan-application/admin/:id/approve-anew'>;

/** Under the lock of the payout. What the first of two saw counts no longer once the facts are others. */
export function approveAnew(work: Work<Actor>, { params, body }: Asked): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    const payable = await lockPayable(work, params.id);
    // Whoever approved it before may do so again: what is asked for is two people who know the facts of today.
    refuseFault(payable, payableOf(payable, work.services.config, work.actor), ['approved_by_you']);
    const { application } = payable;
    // Refused by what its sender may know; then by what is true.
    const seen = await worseSinceApproval(work, application, work.actor);
    if (seen.length === 0) refuse(staffApplicationRefusals['disbursement.not_worse']);
    const worse = await worseSinceApproval(work, application);
    const now = (await weighAgain(work, application))?.now;
    if (worse.length === 0 || !now) return refuse(staffApplicationRefusals['disbursement.not_worse']);
    const facts = digestOf(worse);
    if (body.facts !== digestOf(seen) || body.facts !== facts)
      refuse(staffApplicationRefusals['disbursement.facts_changed']);
    const { worseReason } = accept(staffApplicationRefusals['application.facts_worse'], approvalAnewFields, {
      worseReason: body.worseReason,
    });
    const first = application.anew_facts === facts ? application.anew_first_by : null;
    if (first === work.actor.id) refuse(staffApplicationRefusals['application.approved_by_you']);
    if (first) await refuseOneHand(work, [first]);
    await work.db
      .updateTable('applications')
      .set({
        also_approved_by: [...application.also_approved_by, work.actor.id],
        ...(first
          ? { anew_first_by: null, anew_facts: null, decided_again: JSON.stringify(now) }
          : { anew_first_by: work.actor.id, anew_facts: facts }),
      })
      .where('id', '=', application.id)
      .execute();
    const told = { score: now.score, grade: now.grade, worse, worse_reason: worseReason, is_override: true };
    await happened(
      work,
      applicationApprovedAnew,
      { subjectId: application.id, accountId: application.account_id },
      { before: { approvals: first ? 1 : 0 }, after: { approvals: first ? 2 : 1, ...told } },
    );
    return { message: first ? texts.approvedAnew : texts.approvedAnewFirst };
  });
}
