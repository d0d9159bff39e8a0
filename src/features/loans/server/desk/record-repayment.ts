// Staff record money received for a loan: booked under its lock, with the receipt, once for each reference.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { centsToDollars, dollarsToCents, showMoney } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { repaymentFields } from '../../fields/desk-money.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { repaymentRecorded } from '../happenings.ts';
import { receiptNumberOf, toldOf } from '../receipts.ts';
import { refuseUsed } from './payment-received.ts';
import { postOne } from './post-one.ts';

type Asked = Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/repayments'>;

export async function recordRepayment(work: Work<Actor>, { params: { id }, body }: Asked) {
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    const days = { from: loan.disbursedOn, to: dayOf(work.now) };
    const sent = accept(staffLoanRefusals['loan.fields'], repaymentFields(days), body);
    const amountCents = dollarsToCents(sent.amount);
    const on = sent.receivedOn as Day;
    const { reference, note } = sent;
    await refuseUsed(work, 'Repayment', reference);
    const posted = await postOne(
      work,
      { loan, event: { kind: 'Repayment', amountCents, on }, reference, note },
      { amount: centsToDollars(amountCents), receivedOn: on, reference },
    );
    const [facts] = await toldOf(work, [{ posted, reference }]);
    if (facts) await happened(work, repaymentRecorded, facts, posted);
    const payment = posted.entries.find(({ kind }) => kind === 'Repayment');
    const receiptNumber = receiptNumberOf(posted, payment?.id ?? '');
    return { message: texts.recorded(showMoney(amountCents), receiptNumber), receiptNumber };
  });
}
