// Staff record that money paid beyond a loan was given back to the borrower.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { tellOfBooking } from '../notices.ts';
import { amountOf, dayWithin, refuseUsed } from './payment-received.ts';
import { postOne } from './post-one.ts';

type Asked = Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/refunds'>;

export async function refundCredit(work: Work<Actor>, { params: { id }, body }: Asked) {
  const { reference, note = '' } = body;
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    const amountCents = amountOf(body.amount);
    const on = dayWithin(loan, body.paidOn, 'paidOn', work);
    await refuseUsed(work, 'Refund', reference);
    const posted = await postOne(
      work,
      { loan, event: { kind: 'Refund', amountCents, on }, reference, note },
      { amount: centsToDollars(amountCents), paidOn: on, reference },
    );
    await tellOfBooking(work, posted, reference);
    return { message: texts.refunded(showMoney(amountCents)) };
  });
}
