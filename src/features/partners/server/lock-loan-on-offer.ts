// A lender's loan as it is applied for: held as it is until the application is written.

import { recordFrom } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { appliedProductFields } from '../fields/partner-product.ts';
import { isPublicLoan } from '../rules/is-public-loan.ts';

const selectLoan = ({ db }: Pick<Work, 'db'>) =>
  db
    .selectFrom('partner_loans as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('partners as c', 'c.id', 'l.partner_id')
    .selectAll('l')
    .select([
      'p.status as product_status',
      recordFrom('p', appliedProductFields).as('product'),
      'c.status as partner_status',
      'c.name as partner_name',
      'c.account_id as lender_account_id',
      'c.contact_email',
      'c.licence_state',
      'c.licence_number',
    ]);

export type LoanOnOffer = NonNullable<Awaited<ReturnType<ReturnType<typeof selectLoan>['executeTakeFirst']>>>;

/** Locks a loan that may be applied for, null when it may not: whoever changes it, its product or its lender waits for this transaction. */
export async function lockLoanOnOffer(work: Work, id: IdOf<'partner_loans'>): Promise<LoanOnOffer | null> {
  const loan = await selectLoan(work).where('l.id', '=', id).forShare().executeTakeFirst();
  const isOnOffer =
    loan !== undefined &&
    isPublicLoan({
      loan: loan.status,
      product: loan.product_status,
      partner: loan.partner_status,
      licence: loan.licence_state,
    });
  return isOnOffer ? loan : null;
}
