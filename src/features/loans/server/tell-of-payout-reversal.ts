// What follows from a payout taken back: the borrower's letter and bell, and screens on which the agreement waits for its money again.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { recordActivity } from '#features/activity/server/record-activity.ts';
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { showLoanNumber } from '../rules/loan-number.ts';
import { payoutReversedMail } from '../texts/receipts.ts';
import type { Posted } from './books/post.ts';

export async function tellOfPayoutReversal(
  work: Work,
  { loan }: Pick<Posted, 'loan'>,
  reason: string,
): Promise<void> {
  const about = await work.db
    .selectFrom('loans as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('partners as p', 'p.id', 'l.partner_id')
    .select(['a.email', 'a.first_name', 'a.erased_at', 'l.application_id', 'l.rate_monthly_bps'])
    .select('p.account_id as lender_account_id')
    .where('l.id', '=', loan.id)
    .executeTakeFirstOrThrow();
  await announce(work, 'staff', 'applications');
  if (about.lender_account_id) await announce(work, { account: about.lender_account_id }, 'applications');
  // Whoever has deleted the account is written to no more.
  if (about.erased_at !== null) return;
  const { label, ...letter } = payoutReversedMail({
    name: about.first_name,
    amount: showMoney(loan.amountCents),
    loan: showLoanNumber(loan.number),
    reason,
  });
  const url = linkTo(work.services.config, `/loan-application/${about.application_id}`);
  await sendMail(work, { to: about.email, accountId: loan.accountId, ...letter, link: { label, url } });
  await recordActivity(work, loan.accountId, {
    action: 'payoutReversed',
    loanInformation: {
      loanAmount: centsToDollars(loan.amountCents),
      interestRate: about.rate_monthly_bps / 100,
      reason,
    },
  });
  await announce(work, { account: loan.accountId }, 'applications');
}
