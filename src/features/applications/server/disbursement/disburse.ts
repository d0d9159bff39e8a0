// Staff record that the money of a signed agreement was handed over: the loan is opened in the same transaction, once.

import { refuseOneHand } from '#features/casework/server/second-person.ts';
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import { refuseUsed } from '#features/loans/server/desk/payment-received.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoney } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { disbursementEndpoints } from '../../contract/disbursement.ts';
import { payoutFields } from '../../fields/staff-payout.ts';
import { payableAsSigned } from '../../rules/agreement/facts.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';
import { disbursementTexts as texts } from '../../texts/staff-disbursements.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { repaymentOptionOf } from '../cost-on-wire.ts';
import { worseSinceApproval } from '../weigh-again.ts';
import { type LockedPayable, lockPayable, payableOf, refuseUnproved } from './lock-payable.ts';
import { notifyOfPayout } from './notify-of-payout.ts';
import { refusePayout } from './payout-refusals.ts';

export async function disburse(
  work: Work<Actor>,
  { params, body }: Received<typeof disbursementEndpoints, 'POST /api/loan-application/admin/:id/disburse'>,
) {
  return work.transaction(async (work) => {
    const payable = await lockPayable(work, params.id);
    const signedAt = signatureOf(work, payable);
    await refuseOneHand(work, payable.approvers);
    const fields = payoutFields({ signedAt, now: work.now });
    const { reference, disbursedOn } = accept(staffApplicationRefusals['disbursement.fields'], fields, body);
    await refuseUsed(work, 'Disbursement', reference);
    // Last of all: of a verdict that waits for its second look only a call learns that would else have handed the money over.
    if (payable.unproved.length > 0) refuseUnproved(payable);
    await refuseWorse(work, payable);
    const { application, borrower } = payable;
    const amountCents = application.amount_cents;
    const loan = await openLoan(work, {
      applicationId: application.id,
      accountId: borrower.id,
      partnerId: application.partner_id,
      amountCents,
      rateMonthlyBps: application.rate_monthly_bps,
      termMonths: application.term_months,
      repaymentOption: repaymentOptionOf(application),
      instalments: payable.instalments ?? undefined,
      payable: payableAsSigned(payable.template_version),
      disbursedOn,
      reference,
      disbursedBy: work.actor.id,
    });
    await notifyOfPayout(work, payable, { loan, disbursedOn, reference });
    const { cashInHandCents } = cashInHand(amountCents);
    return {
      message: texts.recorded(showMoney(cashInHandCents), showLoanNumber(loan.number)),
      loan: { _id: loan.id, number: loan.number },
    };
  });
}

/** Refuses where something speaks against the loan today that whoever approved it did not know. */
async function refuseWorse(work: Work<Actor>, { application }: LockedPayable): Promise<void> {
  const worse = await worseSinceApproval(work, application);
  if (worse.length > 0)
    refuse(staffApplicationRefusals['disbursement.facts_worse'], { message: texts.factsWorse(worse) });
}

/** When the agreement was signed. Refuses where the money is not to be handed over whatever is verified, or was. */
function signatureOf(work: Work<Actor>, locked: LockedPayable): Date {
  refusePayout(locked, { ...payableOf(locked, work.services.config, work.actor), isUnproved: false });
  return locked.signed_at ?? refuse(staffApplicationRefusals['disbursement.not_signed']);
}
