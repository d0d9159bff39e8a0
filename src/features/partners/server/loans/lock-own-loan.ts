// One of a lender's own loans under the lock that changing it takes, and what keeps another one from being added.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { MOST_LOANS } from '../../fields/loan-bounds.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';

type LoanRow = Selectable<Tables['partner_loans']>;

/** Locks one of a lender's own loans, so that whoever applies for it at this moment comes before or after. Refuses any other. */
export async function lockOwnLoan(
  { db }: Work,
  partnerId: IdOf<'partners'>,
  id: IdOf<'partner_loans'>,
): Promise<LoanRow> {
  return (
    (await ownLoan(db, partnerId, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('request.not_found')
  );
}

/** Reads one of a lender's own loans without a lock: while the company is held alone, no edit can come between. Refuses any other. */
export async function readOwnLoan(
  { db }: Work,
  partnerId: IdOf<'partners'>,
  id: IdOf<'partner_loans'>,
): Promise<LoanRow> {
  return (await ownLoan(db, partnerId, id).executeTakeFirst()) ?? refuse('request.not_found');
}

const ownLoan = (db: Work['db'], partnerId: IdOf<'partners'>, id: IdOf<'partner_loans'>) =>
  db.selectFrom('partner_loans').selectAll().where('id', '=', id).where('partner_id', '=', partnerId);

/** Refuses one loan more than a lender may have. The caller holds the company alone, so that nobody adds another meanwhile. */
export async function refuseMoreLoans({ db }: Work, partnerId: IdOf<'partners'>): Promise<void> {
  const { total } = await db
    .selectFrom('partner_loans')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  if (total >= MOST_LOANS) refuse(partnerRefusals['partner_loan.too_many']);
}
