// Staff end an approved loan whose money was not handed over: its application is closed with it, so that another can be made.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { disbursementEndpoints } from '../../contract/disbursement.ts';
import { cancellationFields } from '../../fields/staff-payout.ts';
import { cancelRefusal } from '../../rules/disbursement/may-disburse.ts';
import { cancellationTexts as texts } from '../../texts/staff-disbursements.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { lockPayable, payableOf, refusePaid } from './lock-payable.ts';
import { notifyOfCancellation } from './notify-of-cancellation.ts';

const REFUSALS = {
  not_approved: 'cancellation.not_approved',
  not_prepared: 'cancellation.not_prepared',
  declined: 'cancellation.declined',
  closed: 'cancellation.closed',
} as const;

const answer = { message: texts.cancelled, state: 'Cancelled' as const };

/** Cancels an approved loan before its payout; idempotent: cancelled twice is cancelled once, for the first reason. */
export async function cancelLoan(
  work: Work<Actor>,
  { params, body }: Received<typeof disbursementEndpoints, 'POST /api/loan-application/admin/:id/cancel'>,
) {
  const { reason } = accept(staffApplicationRefusals['cancellation.reason_needed'], cancellationFields, body);
  return work.transaction(async (work) => {
    const locked = await lockPayable(work, params.id);
    const refusal = cancelRefusal(payableOf(locked, work.services.config, work.actor));
    if (refusal === 'cancelled') return answer;
    if (refusal === 'paid') return refusePaid(locked);
    if (refusal) return refuse(staffApplicationRefusals[REFUSALS[refusal]]);
    await work.db
      .updateTable('agreements')
      .set({ cancelled_at: work.now, cancelled_by: work.actor.id, cancel_reason: reason })
      .where('application_id', '=', locked.application.id)
      .execute();
    await notifyOfCancellation(work, locked, reason);
    return answer;
  });
}
