// A borrower takes an application back before it is decided: it is closed, so that the offer is free for another.

import { holdAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints } from '../contract.ts';
import { mayWithdraw } from '../rules/may-withdraw.ts';
import { withdrawalTexts } from '../texts/applications.ts';
import { applicationRefusals } from '../texts/refusals.ts';
import { endOpenOffer } from './counter-offer/end-counter-offer.ts';
import { applicationWithdrawn } from './happenings.ts';

/**
 * Takes an application back; idempotent: taken back twice is taken back once. Whoever decides locks the same row, so one of the two comes
 * first and the other is told.
 */
export function withdrawApplication(
  work: Work<Actor>,
  { params }: Received<typeof applicationEndpoints, 'POST /api/loan-application/:id/withdraw'>,
): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    await holdAccount(work, work.actor.id);
    const application = await lockOwn(work, params.id);
    const { id, status, account_id: accountId } = application;
    if (status === 'Withdrawn') return { message: withdrawalTexts.done };
    if (!mayWithdraw(status)) return refuse(applicationRefusals['application.decided_meanwhile']);
    const after = { status: 'Withdrawn' } as const;
    await endOpenOffer(work, id, 'Declined');
    await work.db
      .updateTable('applications')
      .set({ ...after, closed_at: work.now })
      .where('id', '=', id)
      .execute();
    const loan = {
      loanAmount: centsToDollars(application.amount_cents),
      interestRate: application.rate_monthly_bps / 100,
    };
    const lenderAccountId = application.lender_account_id;
    const facts = { subjectId: id, accountId, loan, mails: [], lenderAccountId };
    await happened(work, applicationWithdrawn, facts, { before: { status }, after });
    return { message: withdrawalTexts.done };
  });
}

async function lockOwn(work: Work<Actor>, id: IdOf<'applications'>) {
  const application = await work.db
    .selectFrom('applications as p')
    .leftJoin('partners as c', 'c.id', 'p.partner_id')
    .select(['p.id', 'p.status', 'p.account_id', 'p.amount_cents', 'p.rate_monthly_bps'])
    .select('c.account_id as lender_account_id')
    .where('p.id', '=', id)
    .where('p.account_id', '=', work.actor.id)
    .forUpdate('p')
    .executeTakeFirst();
  return application ?? refuse('request.not_found');
}
