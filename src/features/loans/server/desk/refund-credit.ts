// Staff ask a second person to record that money paid beyond a loan was given back to the borrower.

import { sql } from 'kysely';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { addCents, type Cents, cents, centsToDollars, dollarsToCents, showMoney } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { refundFields } from '../../fields/desk-money.ts';
import { whyNotBooked } from '../../rules/desk/may-book.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { type LockedLoan, lockLoan } from '../books/lock-loans.ts';
import { notifyOfBooking } from '../notices.ts';
import { askSecondPerson } from './ask-second-person.ts';
import { refuseUsed } from './payment-received.ts';
import { postOne } from './post-one.ts';

type Asked = Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/refunds'>;

export async function refundCredit(work: Work<Actor>, { params: { id }, body }: Asked) {
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    const days = { from: loan.disbursedOn, to: dayOf(work.now) };
    const sent = accept(staffLoanRefusals['loan.fields'], refundFields(days), body);
    const { reference } = sent;
    await refuseUsed(work, 'Refund', reference);
    const refund = { amountCents: dollarsToCents(sent.amount), on: sent.paidOn, reference };
    await refuseAskedFor(work, loan, refund);
    return askSecondPerson(work, loan, { kind: 'Refund', ...refund, causes: ['Refund'] });
  });
}

/** Refuses a request for money of a locked loan that another waiting request asks for already: of two, one could never be approved. */
async function refuseAskedFor(
  { db }: Work,
  loan: LockedLoan,
  { amountCents, on }: Omit<Refund, 'reference'>,
) {
  const asked = await db
    .selectFrom('loan_adjustments')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_cents'), sql<number>`0`).as('waiting'))
    .where('loan_id', '=', loan.id)
    .where('kind', '=', 'Refund')
    .where('status', '=', 'Asked')
    .executeTakeFirstOrThrow();
  const waiting = cents(Number(asked.waiting));
  const both = addCents(amountCents, waiting);
  if (waiting > 0 && whyNotBooked(loan.account, { kind: 'Refund', amountCents: both, on }))
    refuse(staffLoanRefusals['loan.refund_waits'], {
      message: texts.refundWaits(showMoney(waiting)),
    });
}

type Refund = { amountCents: Cents; on: Day; reference: string };

/** Books a refund of a locked loan under a reference that is not used yet, and notifies the borrower. `audited` is written to the audit log. */
export async function bookRefund(
  work: Work<Actor>,
  loan: LockedLoan,
  { amountCents, on, reference }: Refund,
  audited: Record<string, string | null>,
) {
  const posted = await postOne(
    work,
    { loan, event: { kind: 'Refund', amountCents, on }, reference },
    { amount: centsToDollars(amountCents), paidOn: on, reference, ...audited },
  );
  await notifyOfBooking(work, posted, reference);
  return posted;
}
