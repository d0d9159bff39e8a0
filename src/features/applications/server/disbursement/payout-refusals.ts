// Why money is not handed over, or a loan not approved anew, as refusals.
import { refuse } from '#shared/refusal.ts';
import { type Payable, type PayoutFault, payoutFault } from '../../rules/disbursement/may-disburse.ts';
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

/** Refuses where the money is not to be handed over, or was; `but` are faults that do not matter here. */
export function refuseFault(locked: LockedPayable, payable: Payable, but: readonly PayoutFault[] = []): void {
  const fault = payoutFault(payable);
  if (fault === null || but.includes(fault)) return;
  if (fault === 'paid') refusePaid(locked);
  else if (fault === 'not_verified') refuseUnproved(locked);
  else refuse(staffApplicationRefusals[REFUSALS[fault]]);
}
