// What follows from a payout taken back: the audit log, the borrower's letter and bell, and screens on which the agreement waits for its money again.
import { happened } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import type { Posted } from './books/post.ts';
import type { Booked } from './desk/post-one.ts';
import { payoutReversed } from './happenings.ts';

export async function notifyOfPayoutReversal(
  work: Work,
  { loan, ...booked }: Pick<Posted, 'loan'> & Booked,
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
  const facts = {
    subjectId: loan.id,
    accountId: loan.accountId,
    loan,
    rateMonthlyBps: about.rate_monthly_bps,
    applicationId: about.application_id,
    // Whoever has deleted the account is written to no more.
    borrower: about.erased_at === null ? { email: about.email, name: about.first_name } : null,
    lenderAccountId: about.lender_account_id,
    reason,
  };
  await happened(work, payoutReversed, facts, booked);
}
