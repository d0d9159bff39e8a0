// Staff record money received for a loan: booked under its lock, with the receipt, once for each reference. What is unusual waits for a second person.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { type Cents, centsToDollars, dollarsToCents, showMoney } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { answerOf, columnsOf } from '#shared/record/columns.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { keptOfMoney, repaymentFields } from '../../fields/desk-money.ts';
import { whyPaymentWaits } from '../../rules/desk/two-people.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { type LockedLoan, lockLoan } from '../books/lock-loans.ts';
import { keptOf, type MoneyGiven } from '../books/post.ts';
import { repaymentRecorded } from '../happenings.ts';
import { receiptNumberOf, repaymentFactsOf } from '../receipts.ts';
import { askSecondPerson } from './ask-second-person.ts';
import { refuseUsed } from './payment-received.ts';
import { postOne } from './post-one.ts';

export async function recordRepayment(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/repayments'>,
) {
  const { aloneUpToCents } = work.services.config;
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    const today = dayOf(work.now);
    const sent = accept(
      staffLoanRefusals['loan.fields'],
      repaymentFields({ from: loan.disbursedOn, to: today }),
      body,
    );
    const { reference, note } = sent;
    const kept = { ...columnsOf(keptOfMoney, sent), reference };
    const payment = { amountCents: dollarsToCents(sent.amount), on: sent.receivedOn, ...kept };
    await refuseUsed(work, 'Repayment', reference);
    const causes = whyPaymentWaits(loan.account, payment, { today, aloneUpToCents });
    if (causes.length > 0) {
      const asked = { kind: 'Repayment', ...payment, causes, reason: note } as const;
      return { ...(await askSecondPerson(work, loan, asked)), receiptNumber: null };
    }
    const { receiptNumber } = await bookRepayment(work, loan, { ...payment, note });
    return { message: texts.recorded(showMoney(payment.amountCents), receiptNumber), receiptNumber };
  });
}

type Payment = { amountCents: Cents; on: Day; reference: string; note?: string } & MoneyGiven;

/** Books a payment of a locked loan under a reference that is not used yet, and sends the receipt. `audited` is written to the audit log. */
export async function bookRepayment(
  work: Work<Actor>,
  loan: LockedLoan,
  { amountCents, on, note = '', ...given }: Payment,
  audited: Record<string, string | null> = {},
) {
  const posted = await postOne(
    work,
    { loan, event: { kind: 'Repayment', amountCents, on }, note, ...given },
    {
      amount: centsToDollars(amountCents),
      receivedOn: on,
      ...answerOf(keptOfMoney, keptOf(given)),
      ...audited,
    },
  );
  const [facts] = await repaymentFactsOf(work, [{ posted, reference: given.reference }]);
  if (facts) await happened(work, repaymentRecorded, facts, posted);
  const payment = posted.entries.find(({ kind }) => kind === 'Repayment');
  return { ...posted, receiptNumber: receiptNumberOf(posted, payment?.id ?? '') };
}
