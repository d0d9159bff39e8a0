// What follows from money handed over: the trail, the borrower's bell and letter, and screens that read again.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { recordActivity } from '#features/activity/server/record-activity.ts';
import { audit } from '#features/audit/server/audit.ts';
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import { cents, centsToDollars, showMoney } from '#shared/money.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';
import { disbursedMail } from '../../texts/staff-disbursements.ts';
import type { LockedPayable } from './lock-payable.ts';

type Paid = { loan: { id: string; number: string }; disbursedOn: Day; reference: string };

export async function tellOfPayout(work: Work, payable: LockedPayable, paid: Paid): Promise<void> {
  const { application, borrower, agreement_number, lender_account_id } = payable;
  const amountCents = cents(application.amount_cents);
  const { feeCents, cashInHandCents } = cashInHand(amountCents);
  await audit(work, {
    action: 'disbursement.record',
    subjectKind: 'application',
    subjectId: application.id,
    accountId: borrower.id,
    before: { loan: null },
    after: {
      loan: paid.loan.number,
      agreement: agreement_number,
      loanAmount: centsToDollars(amountCents),
      fee: centsToDollars(feeCents),
      cashInHand: centsToDollars(cashInHandCents),
      reference: paid.reference,
      disbursedOn: paid.disbursedOn,
    },
  });
  await recordActivity(work, borrower.id, {
    action: 'loanDisbursed',
    loanInformation: {
      loanAmount: centsToDollars(amountCents),
      interestRate: application.rate_monthly_bps / 100,
    },
  });
  await writeToBorrower(work, payable, paid);
  await announce(work, { account: borrower.id }, 'applications');
  await announce(work, 'staff', 'applications');
  if (lender_account_id) await announce(work, { account: lender_account_id }, 'applications');
}

async function writeToBorrower(work: Work, payable: LockedPayable, paid: Paid): Promise<void> {
  const { application, borrower, lender_name } = payable;
  const { loan, disbursedOn, reference } = paid;
  const instalments = await work.db
    .selectFrom('loan_instalments')
    .select(['due_on', 'interest_cents', 'principal_cents'])
    .where('loan_id', '=', loan.id)
    .orderBy('number')
    .execute();
  const [first] = instalments;
  if (!first) throw new RangeError('a loan has at least one instalment');
  const amountCents = cents(application.amount_cents);
  const { feeCents, cashInHandCents } = cashInHand(amountCents);
  const { label, ...letter } = disbursedMail({
    name: borrower.first_name,
    amount: showMoney(amountCents),
    fee: showMoney(feeCents),
    cashInHand: showMoney(cashInHandCents),
    day: showDay(disbursedOn),
    reference,
    loan: showLoanNumber(loan.number),
    lender: lender_name,
    first: {
      amount: showMoney(cents(first.interest_cents + first.principal_cents)),
      dueOn: showDay(first.due_on as Day),
    },
    count: instalments.length,
  });
  const url = linkTo(work.services.config, `/my-loans/${loan.id}`);
  await sendMail(work, { to: borrower.email, accountId: borrower.id, ...letter, link: { label, url } });
}
