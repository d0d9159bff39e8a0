// Takes hold of an application for one of the calling lender's loans, with all that decides whether the lender may agree to it.

import { holdStandingConsent } from '#features/consents/server/standing-consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { applicationsOfLender } from './of-lender.ts';

export type LockedByLender = Awaited<ReturnType<typeof lockForLender>>;

/**
 * Locks the account first, then the application, in the order of everything else that writes them. A consent that is withdrawn, an account
 * that is closed, and staff who switch the lender off or change its licence wait for what is decided, or that for them.
 */
export async function lockForLender(work: Work<Actor>, id: IdOf<'applications'>) {
  const asked = await applicationsOfLender(work)
    .select(['p.account_id', 'c.id as partner_id'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!asked) return refuse('request.not_found');
  const consent = await holdStandingConsent(work, asked.account_id, asked.partner_id);
  const row = await applicationsOfLender(work)
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.account_id', 'p.status', 'p.amount_cents', 'p.rate_monthly_bps', 'p.term_months'])
    .select(['p.loan_info', 'p.created_at', 'a.email', 'a.status as applicant_status'])
    .select(['c.id as partner_id', 'c.name as lender', 'c.account_id as lender_account_id'])
    .select(['c.status as company_status', 'c.licence_state'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .forShare('c')
    .executeTakeFirstOrThrow();
  return {
    ...row,
    company: { status: row.company_status, licenceState: row.licence_state },
    applicant: { consents: consent !== null, status: row.applicant_status },
  };
}
