// Why money is not handed over, or a loan not approved anew, as refusals.
import { refuse } from '#shared/refusal.ts';
import { type Payable, type PayoutRefusal, payoutRefusal } from '../../rules/disbursement/may-disburse.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { type LockedPayable, refusePaid, refuseUnproved } from './lock-payable.ts';

const REFUSALS = {
  not_approved: 'disbursement.not_approved',
  not_signed: 'disbursement.not_signed',
  declined: 'disbursement.declined',
  cancelled: 'disbursement.cancelled',
  closed: 'disbursement.closed',
  lender_closed: 'disbursement.lender_closed',
  borrower_closed: 'disbursement.borrower_closed',
  no_licence: 'disbursement.no_licence',
  approved_by_you: 'disbursement.approved_by_you',
} as const;

/** Refuses where the money is not to be handed over, or was; `but` are refusals that do not matter here. */
export function refusePayout(
  locked: LockedPayable,
  payable: Payable,
  but: readonly PayoutRefusal[] = [],
): void {
  const refusal = payoutRefusal(payable);
  if (refusal === null || but.includes(refusal)) return;
  if (refusal === 'paid') refusePaid(locked);
  else if (refusal === 'not_verified') refuseUnproved(locked);
  else refuse(staffApplicationRefusals[REFUSALS[refusal]]);
}
