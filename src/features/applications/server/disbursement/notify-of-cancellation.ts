// What follows from a loan cancelled before its payout: the audit log, the borrower's bell and letter, the lender's, and screens that read again.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { cancelledMail, lenderCancelledMail } from '../../texts/staff-disbursements.ts';
import { toBoth } from '../agreement/to-both.ts';
import { agreementCancelled } from '../happenings.ts';
import type { LockedPayable } from './lock-payable.ts';

export async function notifyOfCancellation(work: Work, locked: LockedPayable, reason: string): Promise<void> {
  const { application, borrower, signed_at } = locked;
  const number = locked.agreement_number ?? '';
  const amountCents = application.amount_cents;
  const { label, subject, paragraphs } = cancelledMail({
    name: borrower.first_name,
    amount: showMoney(amountCents),
    number,
    lender: locked.lender_name,
    reason,
  });
  const url = linkTo(work.services.config, '/loans');
  const written = {
    to: borrower.email,
    accountId: borrower.id,
    subject,
    paragraphs: withVerdict(paragraphs, { desk: 'loans' }, work.now),
    link: { label, url },
  };
  const facts = {
    subjectId: application.id,
    accountId: borrower.id,
    loan: {
      loanAmount: centsToDollars(amountCents),
      interestRate: application.rate_monthly_bps / 100,
      reason,
    },
    ...toBoth(written, lenderOf(locked), lenderCancelledMail(number)),
  };
  await happened(work, agreementCancelled, facts, {
    before: { state: signed_at ? 'Signed' : 'ReadyToSign' },
    after: { state: 'Cancelled', number, reason },
  });
}

const lenderOf = ({ lender_account_id, lender_email }: LockedPayable) =>
  lender_account_id && lender_email ? { account_id: lender_account_id, contact_email: lender_email } : null;
