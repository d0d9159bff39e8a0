// A second person approves a waiver, a write-off or a payout to be taken back, which books it, or refuses it; whoever asked for it may withdraw it instead.

import { happened } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import type { Draft } from '#shared/record/field.ts';
import { refuse } from '#shared/refusal.ts';
import { approvalFields, rejectionFields } from '../../fields/desk-money.ts';
import { mayDecide, mayWithdraw } from '../../rules/desk/adjustment.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import {
  payoutReversalRefused,
  payoutReversalWithdrawn,
  waiverRefused,
  waiverWithdrawn,
  writeOffRefused,
  writeOffWithdrawn,
} from '../desk-happenings.ts';
import { tellOfBooking } from '../notices.ts';
import { tellOfPayoutReversal } from '../tell-of-payout-reversal.ts';
import { eventOf, lockAdjustment } from './adjustment-asked.ts';
import { inDollars, postOne } from './post-one.ts';

const REFUSED = {
  Waiver: waiverRefused,
  WriteOff: writeOffRefused,
  PayoutReversal: payoutReversalRefused,
} as const;

const WITHDRAWN = {
  Waiver: waiverWithdrawn,
  WriteOff: writeOffWithdrawn,
  PayoutReversal: payoutReversalWithdrawn,
} as const;

type Id = { params: { id: IdOf<'loan_adjustments'> } };

export async function approveAdjustment(
  work: Work<Actor>,
  { params: { id }, body }: Id & { body: Draft<typeof approvalFields> },
) {
  const note = accept(staffLoanRefusals['loan.fields'], approvalFields, body).note || null;
  return work.transaction(async (work) => {
    const { loan, adjustment } = await lockToDecide(work, id);
    const event = eventOf(adjustment, loan, work);
    const posted = await postOne(
      work,
      { loan, event, note: adjustment.reason },
      { reason: adjustment.reason, note },
    );
    if (adjustment.kind === 'PayoutReversal') await tellOfPayoutReversal(work, posted, adjustment.reason);
    else await tellOfBooking(work, posted);
    const entry_id = posted.entries.find(({ kind }) => kind === event.kind)?.id;
    await settle(work, id, { status: 'Done', decided_by: work.actor.id, decision_note: note, entry_id });
    return { message: texts.approved[adjustment.kind] };
  });
}

export async function refuseAdjustment(
  work: Work<Actor>,
  { params: { id }, body }: Id & { body: Draft<typeof rejectionFields> },
) {
  return work.transaction(async (work) => {
    const { loan, adjustment } = await lockToDecide(work, id);
    const { note } = accept(staffLoanRefusals['loan.reason_needed'], rejectionFields, body);
    await settle(work, id, { status: 'Refused', decided_by: work.actor.id, decision_note: note });
    await happened(work, REFUSED[adjustment.kind], factsOf(loan), unbooked(loan, { reason: note }));
    return { message: texts.refused };
  });
}

/** That of another is not there to be withdrawn. */
export async function withdrawAdjustment(work: Work<Actor>, { params: { id } }: Id) {
  return work.transaction(async (work) => {
    const { loan, adjustment } = await lockAdjustment(work, id);
    if (adjustment.asked_by !== work.actor.id) refuse('request.not_found');
    if (!mayWithdraw({ ...adjustment, askedBy: adjustment.asked_by }, work.actor.id))
      refuse(staffLoanRefusals['loan.adjustment_settled']);
    await settle(work, id, { status: 'Withdrawn' });
    await happened(work, WITHDRAWN[adjustment.kind], factsOf(loan), unbooked(loan));
    return { message: texts.withdrawn };
  });
}

async function lockToDecide(work: Work<Actor>, id: IdOf<'loan_adjustments'>) {
  const locked = await lockAdjustment(work, id);
  const { status, asked_by } = locked.adjustment;
  if (mayDecide({ status, askedBy: asked_by }, work.actor.id)) return locked;
  return refuse(staffLoanRefusals[status === 'Asked' ? 'loan.adjustment_own' : 'loan.adjustment_settled']);
}

type Settled =
  | {
      status: 'Done' | 'Refused';
      decided_by: IdOf<'accounts'>;
      decision_note: string | null;
      entry_id?: string | undefined;
    }
  | { status: 'Withdrawn' };

async function settle(work: Work, id: IdOf<'loan_adjustments'>, settled: Settled): Promise<void> {
  await work.db
    .updateTable('loan_adjustments')
    .set({ ...settled, decided_at: work.now })
    .where('id', '=', id)
    .execute();
}

type Locked = Awaited<ReturnType<typeof lockAdjustment>>['loan'];

const factsOf = ({ id, accountId }: Locked) => ({ subjectId: id, accountId });

/** The balances are as they were. */
const unbooked = (loan: Locked, told: { reason?: string } = {}) => ({
  before: inDollars(loan),
  after: { ...inDollars(loan), ...told },
});
