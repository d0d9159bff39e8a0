// What follows from money handed over: the audit log, the borrower's bell and letter, and screens that read again.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars, showMoney } from '#shared/money.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';
import { disbursedMail } from '../../texts/staff-disbursements.ts';
import { loanDisbursed } from '../happenings.ts';
import type { LockedPayable } from './lock-payable.ts';

type Paid = { loan: { id: IdOf<'loans'>; number: string }; disbursedOn: Day; reference: string };

export async function notifyOfPayout(work: Work, payable: LockedPayable, paid: Paid): Promise<void> {
  const { application, borrower, agreement_number, lender_account_id } = payable;
  const amountCents = application.amount_cents;
  const { feeCents, cashInHandCents } = cashInHand(amountCents);
  const facts = {
    subjectId: application.id,
    accountId: borrower.id,
    loan: {
      loanAmount: centsToDollars(amountCents),
      interestRate: application.rate_monthly_bps / 100,
    },
    mails: [await mailTo(work, payable, paid)],
    lenderAccountId: lender_account_id,
  };
  await happened(work, loanDisbursed, facts, {
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
}

async function mailTo(work: Work, payable: LockedPayable, paid: Paid): Promise<Mail> {
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
  const amountCents = application.amount_cents;
  const { feeCents, cashInHandCents } = cashInHand(amountCents);
  const { label, ...mail } = disbursedMail({
    name: borrower.first_name,
    amount: showMoney(amountCents),
    fee: showMoney(feeCents),
    cashInHand: showMoney(cashInHandCents),
    day: showDay(disbursedOn),
    reference,
    loan: showLoanNumber(loan.number),
    lender: lender_name,
    pay: work.services.config.places.pay,
    first: {
      amount: showMoney(cents(first.interest_cents + first.principal_cents)),
      dueOn: showDay(first.due_on),
    },
    count: instalments.length,
  });
  const url = linkTo(work.services.config, `/my-loans/${loan.id}`);
  return { to: borrower.email, accountId: borrower.id, ...mail, link: { label, url } };
}
