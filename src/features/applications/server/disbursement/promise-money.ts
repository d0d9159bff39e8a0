// The job that begins the 24 hours of a signed loan once the last thing is verified that was needed before its money leaves, and tells its borrower.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { whereMoneyIs } from '#features/loans/texts/borrower/ways-to-pay.ts';
import { UNDO_MS } from '#features/verification/rules/undo-verdict.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { moneyDueBy } from '../../rules/agreement/agreement-state.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';
import { isSigned } from '../../rules-in-sql/agreement-state.ts';
import { agreementMails } from '../../texts/agreement.ts';
import { agreementPayable } from '../happenings.ts';

/** Runs every minute, because the area of verification below knows nothing of loans and so cannot start it. */
export const promiseMoneyJob = (services: Services): Job => ({
  name: 'promise-money',
  cron: '* * * * *',
  atStart: true,
  // A failed run is not retried: the next minute brings another.
  retryLimit: 0,
  run: () => promiseMoney(services, new Date()),
});

/** Safe to run at any time, by several servers at once. */
export async function promiseMoney(services: Services, now: Date): Promise<void> {
  const work = backgroundWork(services, now);
  for (const { id } of await waiting(work).execute()) await promise(work, id);
}

/** Signed agreements whose 24 hours have not begun; none of whose owner a verdict was given that may still be taken back. */
const waiting = ({ db, now }: Work) =>
  db
    .selectFrom('agreements as g')
    .innerJoin('applications as p', 'p.id', 'g.application_id')
    .innerJoin('accounts as a', 'a.id', 'g.account_id')
    .select(['g.id', 'g.number', 'g.account_id', 'g.application_id', 'a.email'])
    .select(['p.amount_cents', 'p.rate_monthly_bps'])
    .where(isSigned('g'))
    .where('g.paid_on', 'is', null)
    .where('g.erased_at', 'is', null)
    .where('g.payable_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('verifications as v')
            .select('v.id')
            .whereRef('v.account_id', '=', 'g.account_id')
            .where('v.decided_at', '>', new Date(now.getTime() - UNDO_MS)),
        ),
      ),
    )
    .orderBy('g.signed_at');

const promise = (work: Work, id: IdOf<'agreements'>): Promise<void> =>
  work.transaction(async (work) => {
    const found = await waiting(work).where('g.id', '=', id).forUpdate('g').executeTakeFirst();
    if (!found || (await stillNeeded(work, found.account_id, found.amount_cents)).length > 0) return;
    await work.db.updateTable('agreements').set({ payable_at: work.now }).where('id', '=', id).execute();
    const { account_id: accountId, application_id, amount_cents, rate_monthly_bps, email, number } = found;
    const { label, ...mail } = agreementMails.payable(
      showMoney(cashInHand(amount_cents).cashInHandCents),
      showMoment(moneyDueBy(work.now)),
      whereMoneyIs(work.services.config.places.handOverAt),
    );
    const url = linkTo(work.services.config, `/loan-application/${application_id}/agreement`);
    const facts = {
      subjectId: application_id,
      accountId,
      loan: { loanAmount: centsToDollars(amount_cents), interestRate: rate_monthly_bps / 100 },
      mails: [{ to: email, accountId, ...mail, link: { label, url } }],
    };
    await happened(work, agreementPayable, facts, { after: { number } });
  });
