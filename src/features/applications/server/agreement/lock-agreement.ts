// Takes hold of one's own approved application and its agreement, to answer it: one answer at a time.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import { applicationRefusals } from '../../texts/refusals.ts';

export type LockedAgreement = Awaited<ReturnType<typeof lockOwnAgreement>>;

/**
 * Locks the account first, then the application, in the order of everything else that writes them. Refuses where nothing is there to answer
 * yet.
 */
export async function lockOwnAgreement(work: Work<Actor>, applicationId: IdOf<'applications'>) {
  const { email } = await lockOwnAccount(work);
  const application = await work.db
    .selectFrom('applications')
    .select(['id', 'account_id', 'status', 'partner_id', 'amount_cents', 'rate_monthly_bps', 'closed_at'])
    .where('id', '=', applicationId)
    .where('account_id', '=', work.actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (application?.status !== 'Approved') return refuse('request.not_found');
  const agreement = await work.db
    .selectFrom('agreements')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!agreement) return refuse(applicationRefusals['agreement.not_ready']);
  const lender = application.partner_id ? await holdLender(work, application.partner_id) : null;
  const loanInformation = {
    loanAmount: centsToDollars(application.amount_cents),
    interestRate: application.rate_monthly_bps / 100,
  };
  return { application, agreement, lender, email, loanInformation };
}

/** Locks a lender's row for sharing: staff who switch the lender off, or change its licence, wait for the answer, or the answer for them. */
export const holdLender = ({ db }: Pick<Work, 'db'>, partnerId: IdOf<'partners'>) =>
  db
    .selectFrom('partners')
    .select(['account_id', 'contact_email', 'status', 'licence_state'])
    .where('id', '=', partnerId)
    .forShare()
    .executeTakeFirstOrThrow();
