// Takes hold of an application whose money is to be handed over or whose loan cancelled, and reads all that this depends on.

import { sql } from 'kysely';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { proofTexts } from '#features/decisions/texts/staff-decisions.ts';
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Config } from '#platform/server/config.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, mayLogIn } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { approversOf } from '../../rules/disbursement/has-approved.ts';
import type { Payable } from '../../rules/disbursement/may-disburse.ts';
import { disbursementTexts } from '../../texts/staff-disbursements.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { holdLender } from '../agreement/lock-agreement.ts';
import { mayLend } from './may-lend.ts';

export type LockedPayable = Awaited<ReturnType<typeof lockPayable>>;

/** Locks the account first, then the application, in the order of everything else that writes them. `reader`: of what is verified, what that one may know. */
export async function lockPayable(work: Work, id: IdOf<'applications'>, reader: Actor | null = null) {
  const { db } = work;
  const known = await db
    .selectFrom('applications')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const { account_id } = known ?? refuse('request.not_found');
  const borrower = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'status'])
    .where('id', '=', account_id)
    // Whoever suspends the person waits for the payout, or the payout for them.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const application = await db
    .selectFrom('applications')
    .select(['id', 'account_id', 'partner_id', 'status', 'closed_at', 'loan_info'])
    .select(['decision_id', 'decided_again'])
    .select(['amount_cents', 'rate_monthly_bps', 'term_months', 'decided_by', 'first_approved_by'])
    .select(['also_approved_by', 'anew_first_by', 'anew_known'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { partner_id } = application;
  const lender = partner_id ? await holdLender({ db }, partner_id) : null;
  // Only a statement after the lock sees what was written while it waited.
  const around = await db
    .selectFrom('applications as p')
    .leftJoin('agreements as g', 'g.application_id', 'p.id')
    .leftJoin('loans as l', (join) => join.onRef('l.application_id', '=', 'p.id').on(payoutStands('l')))
    .leftJoin('partners as c', 'c.id', 'p.partner_id')
    .select(['g.id as agreement_id', 'g.number as agreement_number', 'l.number as loan_number'])
    .select(['g.signed_at', 'g.declined_at', 'g.cancelled_at', 'g.template_version'])
    .select(sql<string | null>`g.facts #>> '{lender,licence}'`.as('licence_signed'))
    .select(sql<number | null>`jsonb_array_length(g.facts -> 'schedule')`.as('instalments'))
    .select(['c.name as lender_name', 'c.account_id as lender_account_id', 'c.contact_email as lender_email'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const unproved = partner_id ? [] : await stillNeeded(work, account_id, application.amount_cents, reader);
  const approvers = approversOf({
    partnerId: partner_id,
    decidedBy: application.decided_by,
    firstApprovedBy: application.first_approved_by,
    alsoApprovedBy: application.also_approved_by,
  });
  return { application, approvers, borrower, lender, unproved, ...around };
}

/** Refuses because the money was handed over; names the loan that was opened with it. */
export const refusePaid = ({ loan_number }: LockedPayable): never =>
  refuse(staffApplicationRefusals['disbursement.paid'], {
    message: disbursementTexts.paid(showLoanNumber(loan_number ?? '')),
  });

/** Refuses because something is not verified; names what is to be verified first. */
export const refuseUnproved = ({ unproved }: LockedPayable): never =>
  refuse(staffApplicationRefusals['disbursement.not_verified'], {
    message: disbursementTexts.notVerified(unproved.map(({ proof }) => proofTexts.names[proof])),
  });

export const payableOf = (
  locked: LockedPayable,
  settings: Pick<Config, 'production'>,
  officer: Actor,
): Payable => ({
  status: locked.application.status,
  isClosed: locked.application.closed_at !== null,
  hasLoan: locked.loan_number !== null,
  hasAgreement: locked.agreement_id !== null,
  signedAt: locked.signed_at,
  declinedAt: locked.declined_at,
  cancelledAt: locked.cancelled_at,
  isBorrowerActive: mayLogIn(locked.borrower.status),
  ...mayLend(locked, settings),
  isUnproved: locked.unproved.length > 0,
  isByApprover: locked.approvers.includes(officer.id),
});
