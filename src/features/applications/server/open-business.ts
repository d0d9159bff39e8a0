// What still runs between a person and us: while it does, neither their account nor their information may go.

import { sql } from 'kysely';
import { isOwed, payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

export type OpenBusiness = { loans: number; promised: number; undecided: number; credits: number };

/**
 * Counts what runs: undecided applications, to lenders too; promised loans, which are not paid out yet, ours from the approval on, lenders'
 * from the signature on; loans on which money is owed, for their books are kept here; and credits, loans with money on them that is the
 * borrower's own.
 */
export async function openBusinessOf({ db }: Work, accountId: IdOf<'accounts'>): Promise<OpenBusiness> {
  const { rows } = await sql<OpenBusiness>`
    select (select count(*)::int from applications where account_id = ${accountId} and status in ('Pending', 'Waiting')) as undecided,
      (select count(*)::int from applications a where a.account_id = ${accountId} and a.status = 'Approved' and a.closed_at is null
        and (a.partner_loan_id is null or exists (select from agreements g where g.application_id = a.id and g.signed_at is not null))
        and not exists (select from loans l where l.application_id = a.id and ${payoutStands('l')})) as promised,
      (select count(*)::int from loans where account_id = ${accountId} and ${isOwed('loans')}) as loans,
      (select count(*)::int from loans where account_id = ${accountId} and credit_cents > 0) as credits`.execute(
    db,
  );
  const [open] = rows;
  return open ?? { loans: 0, promised: 0, undecided: 0, credits: 0 };
}
