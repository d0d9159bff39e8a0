// Staff record money received for a loan: booked under its lock, with the receipt, once for each reference.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { repaymentRecorded } from '../happenings.ts';
import { receiptNumberOf, toldOf } from '../receipts.ts';
import { amountOf, dayWithin, refuseUsed } from './payment-received.ts';
import { postOne } from './post-one.ts';

type Asked = Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/repayments'>;

export async function recordRepayment(work: Work<Actor>, { params: { id }, body }: Asked) {
  const { reference, note = '' } = body;
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    const amountCents = amountOf(body.amount);
    const on = dayWithin(loan, body.receivedOn, 'receivedOn', work);
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
