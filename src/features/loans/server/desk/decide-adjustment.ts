// A second person approves what two people guard, which books it, or refuses it; whoever asked for it may withdraw it instead.

import { happened } from '#features/activity/server/happened.ts';
import { approvalFields, refusalFields } from '#features/casework/fields/staff-second-person.ts';
import { mayDecide, mayWithdraw } from '#features/casework/rules/second-person.ts';
import { refuseOneHand } from '#features/casework/server/second-person.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { keptOf, type Posted } from '../books/post.ts';
import {
  entryReversalRefused,
  entryReversalWithdrawn,
  payoutReversalRefused,
  payoutReversalWithdrawn,
  refundRefused,
  refundWithdrawn,
  repaymentRefused,
  repaymentWithdrawn,
  waiverRefused,
  waiverWithdrawn,
  writeOffRefused,
  writeOffWithdrawn,
} from '../desk-happenings.ts';
import { notifyOfBooking } from '../notices.ts';
import { notifyOfPayoutReversal } from '../notify-of-payout-reversal.ts';
import { eventOf, lockAdjustment } from './adjustment-asked.ts';
import { refuseUsed } from './payment-received.ts';
import { inDollars, postOne } from './post-one.ts';
import { bookRepayment } from './record-repayment.ts';
import { bookRefund } from './refund-credit.ts';
import { bookReversal } from './reverse-entry.ts';

const REFUSED = {
  Waiver: waiverRefused,
  WriteOff: writeOffRefused,
  PayoutReversal: payoutReversalRefused,
  Repayment: repaymentRefused,
  Refund: refundRefused,
  EntryReversal: entryReversalRefused,
} as const;

const WITHDRAWN = {
  Waiver: waiverWithdrawn,
  WriteOff: writeOffWithdrawn,
  PayoutReversal: payoutReversalWithdrawn,
  Repayment: repaymentWithdrawn,
  Refund: refundWithdrawn,
  EntryReversal: entryReversalWithdrawn,
} as const;

export async function approveAdjustment(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/adjustments/:id/approve'>,
) {
  const note = accept(staffLoanRefusals['loan.fields'], approvalFields, body).note || null;
  return work.transaction(async (work) => {
    const { loan, adjustment } = await lockToDecide(work, id);
    const { entries, message } = await bookAsked(work, loan, adjustment, note);
    const entry_id = entries.find(({ kind }) => kind === BOOKED_AS[adjustment.kind])?.id;
    await settle(work, id, { status: 'Done', decided_by: work.actor.id, decision_note: note, entry_id });
    return { message };
  });
}

/** The kind of entry that the request becomes in the books. */
const BOOKED_AS = {
  Waiver: 'Waiver',
  WriteOff: 'WriteOff',
  PayoutReversal: 'Reversal',
  Repayment: 'Repayment',
  Refund: 'Refund',
  EntryReversal: 'Reversal',
} as const;

/** Books what was asked for. The books, and the reference of money, are checked again, because they may have changed since. */
async function bookAsked(
  work: Work<Actor>,
  loan: LockedLoan,
  adjustment: Adjustment,
  note: string | null,
): Promise<Posted & { message: string }> {
  const { kind, reason, reference, effective_on: on, amount_cents } = adjustment;
  const audited = { askedBy: adjustment.asked_by, note };
  if (kind === 'EntryReversal') {
    const reverses = adjustment.reverses ?? refuse(staffLoanRefusals['loan.entry_unknown']);
    return bookReversal(work, loan, { reverses, reason: reason ?? '' }, audited);
  }
  const message = texts.approved[kind];
  if (
    reference !== null &&
    on !== null &&
    amount_cents !== null &&
    (kind === 'Repayment' || kind === 'Refund')
  ) {
    await refuseUsed(work, kind, reference, adjustment.id);
    const money = { amountCents: amount_cents, on, ...keptOf(adjustment), reference };
    const booked =
      kind === 'Refund'
        ? await bookRefund(work, loan, money, audited)
        : await bookRepayment(work, loan, { ...money, note: reason ?? '' }, audited);
    return { ...booked, message };
  }
  const event = eventOf(adjustment, loan, work);
  const posted = await postOne(work, { loan, event, note: reason ?? '' }, { reason, note });
  if (kind === 'PayoutReversal') await notifyOfPayoutReversal(work, posted, reason ?? '');
  else await notifyOfBooking(work, posted);
  return { ...posted, message };
}

export async function refuseAdjustment(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/adjustments/:id/refuse'>,
) {
  return work.transaction(async (work) => {
    const { loan, adjustment } = await lockToDecide(work, id);
    const { note } = accept(staffLoanRefusals['loan.reason_needed'], refusalFields, body);
    await settle(work, id, { status: 'Refused', decided_by: work.actor.id, decision_note: note });
    await happened(work, REFUSED[adjustment.kind], factsOf(loan), unbooked(loan, { reason: note }));
    return { message: texts.refused };
  });
}

/** Only whoever asked may withdraw a request; to anybody else it does not exist. */
export async function withdrawAdjustment(
  work: Work<Actor>,
  { params: { id } }: Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/adjustments/:id/withdraw'>,
) {
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
  if (!mayDecide({ status, askedBy: asked_by }, work.actor.id))
    refuse(staffLoanRefusals[status === 'Asked' ? 'loan.adjustment_own' : 'loan.adjustment_settled']);
  await refuseOneHand(work, [asked_by]);
  return locked;
}

type Adjustment = Awaited<ReturnType<typeof lockAdjustment>>['adjustment'];

type Settled =
  | {
      status: 'Done' | 'Refused';
      decided_by: IdOf<'accounts'>;
      decision_note: string | null;
      entry_id?: IdOf<'loan_entries'> | undefined;
    }
  | { status: 'Withdrawn' };

async function settle(work: Work, id: IdOf<'loan_adjustments'>, settled: Settled): Promise<void> {
  await work.db
    .updateTable('loan_adjustments')
    .set({ ...settled, decided_at: work.now })
    .where('id', '=', id)
    .execute();
}

const factsOf = ({ id, accountId }: LockedLoan) => ({ subjectId: id, accountId });

/** The audit log's facts of a decision that books nothing: the balances stay as they were. */
const unbooked = (loan: LockedLoan, audited: { reason?: string } = {}) => ({
  before: inDollars(loan),
  after: { ...inDollars(loan), ...audited },
});
