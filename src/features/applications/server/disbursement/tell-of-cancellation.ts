// What follows from a loan cancelled before its payout: the trail, the borrower's bell and letter, the lender's, and screens that read again.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { recordActivity } from '#features/activity/server/record-activity.ts';
import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { cents, centsToDollars, showMoney } from '#shared/money.ts';
import { cancelledMail, lenderCancelledMail } from '../../texts/staff-disbursements.ts';
import type { LockedPayable } from './lock-payable.ts';

export async function tellOfCancellation(work: Work, locked: LockedPayable, reason: string): Promise<void> {
  const { application, borrower, signed_at } = locked;
  const number = locked.agreement_number ?? '';
  const amountCents = cents(application.amount_cents);
  await audit(work, {
    action: 'agreement.cancel',
    subjectKind: 'application',
    subjectId: application.id,
    accountId: borrower.id,
    before: { state: signed_at ? 'Signed' : 'ReadyToSign' },
    after: { state: 'Cancelled', number, reason },
  });
  await recordActivity(work, borrower.id, {
    action: 'agreementCancelled',
    loanInformation: {
      loanAmount: centsToDollars(amountCents),
      interestRate: application.rate_monthly_bps / 100,
      reason,
    },
  });
  const { label, ...letter } = cancelledMail({
    name: borrower.first_name,
    amount: showMoney(amountCents),
    number,
    lender: locked.lender_name,
    reason,
  });
  const url = linkTo(work.services.config, '/loans');
  await sendMail(work, { to: borrower.email, accountId: borrower.id, ...letter, link: { label, url } });
  await announce(work, { account: borrower.id }, 'applications');
  await announce(work, { account: borrower.id }, 'offer');
  await announce(work, 'staff', 'applications');
  await tellLender(work, locked, number);
}

async function tellLender(
  work: Work,
  { lender_account_id, lender_email }: LockedPayable,
  number: string,
): Promise<void> {
  if (!lender_account_id || !lender_email) return;
  await sendMail(work, { to: lender_email, accountId: lender_account_id, ...lenderCancelledMail(number) });
  await announce(work, { account: lender_account_id }, 'applications');
}
