// Takes hold of an application whose money is to be handed over, and reads all that this depends on.
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';

export type LockedPayable = Awaited<ReturnType<typeof lockPayable>>;

/** The account first, then the application: in the order of everything else that writes them. */
export async function lockPayable({ db }: Work, id: string) {
  const known = await db
    .selectFrom('applications')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const { account_id } = known ?? refuse('request.not_found');
  const borrower = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', account_id)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  const application = await db
    .selectFrom('applications')
    .select(['id', 'partner_id', 'status', 'closed_at', 'loan_info'])
    .select(['amount_cents', 'rate_monthly_bps', 'term_months'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Only a statement after the lock sees what was written while it waited.
  const around = await db
    .selectFrom('applications as p')
    .leftJoin('agreements as g', 'g.application_id', 'p.id')
    .leftJoin('loans as l', 'l.application_id', 'p.id')
    .leftJoin('partners as c', 'c.id', 'p.partner_id')
    .select(['g.number as agreement_number', 'g.signed_at', 'g.declined_at', 'l.number as loan_number'])
    .select(['c.name as lender_name', 'c.account_id as lender_account_id'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  return { application, borrower, ...around };
}
