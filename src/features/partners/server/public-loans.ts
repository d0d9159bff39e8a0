// Reads the public catalogue: loans that can be applied for, newest first or, for an amount and a term, the cheapest first.

import { recordFrom } from '#platform/server/database/columns.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { dollarsToCents } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf, columnNames } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoansQuery, PublicLoan, partnerEndpoints } from '../contract.ts';
import { publicLoanFields } from '../fields/partner-loan.ts';
import { productOnLoanFields } from '../fields/partner-product.ts';
import { isChecked } from '../rules/may-publish.ts';
import { isPublicLoan } from '../rules-in-sql/is-public-loan.ts';
import { addressOfPicture } from './open-picture.ts';

const publicLoans = ({ db }: Pick<Work, 'db'>) =>
  db
    .selectFrom('partner_loans as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('partners as c', 'c.id', 'l.partner_id')
    .where(isPublicLoan({ loan: 'l', product: 'p', partner: 'c' }));

const COLUMNS = [
  'l.id',
  ...columnNames(publicLoanFields).map((name) => `l.${name}` as const),
  'l.image_file_id',
  'l.created_at',
  'p.id as product_id',
  recordFrom('p', productOnLoanFields).as('product'),
  'c.id as partner_id',
  'c.name as partner_name',
  'c.logo_file_id',
  'c.licence_number',
  'c.licence_state',
] as const;

const selectLoans = (work: Pick<Work, 'db'>) => publicLoans(work).select(COLUMNS);
export type LoanRow = Awaited<ReturnType<ReturnType<typeof selectLoans>['execute']>>[number];

export async function listPublicLoans(
  work: Work,
  { query }: Received<typeof partnerEndpoints, 'GET /api/loan/public'>,
) {
  const matching = filtered(publicLoans(work), query);
  // For one amount and one term the add-on rule makes the lowest rate the lowest cost.
  const isComparison = query.amount !== undefined && query.term !== undefined;
  const ordered = isComparison
    ? matching.orderBy('l.default_rate_monthly_bps').orderBy('l.id')
    : matching.orderBy('l.created_at', 'desc').orderBy('l.id', 'desc');
  const [rows, { total }] = await Promise.all([
    ordered.select(COLUMNS).$call(onPage(query.page)).execute(),
    matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows.map(loanOnWire), total, query.page);
}

type Catalogue = ReturnType<typeof publicLoans>;

function filtered(loans: Catalogue, { type, partner, amount, term }: LoansQuery): Catalogue {
  let matching = loans;
  if (type) matching = matching.where('l.type', '=', type);
  if (partner) matching = matching.where('l.partner_id', '=', partner);
  if (amount !== undefined)
    matching = matching
      .where('l.minimum_amount_cents', '<=', dollarsToCents(amount))
      .where('l.maximum_amount_cents', '>=', dollarsToCents(amount));
  if (term !== undefined)
    matching = matching.where('l.minimum_term_months', '<=', term).where('l.maximum_term_months', '>=', term);
  return matching;
}

export async function getPublicLoan(
  work: Work,
  { params }: Received<typeof partnerEndpoints, 'GET /api/loan/public/:id'>,
): Promise<PublicLoan> {
  const row = await selectLoans(work).where('l.id', '=', params.id).executeTakeFirst();
  return row ? loanOnWire(row) : refuse('request.not_found');
}

export const loanOnWire = (row: LoanRow): PublicLoan => ({
  _id: row.id,
  ...answerOf(publicLoanFields, row),
  loanImage: row.image_file_id && addressOfPicture(row.image_file_id),
  startDate: dayOf(row.created_at),
  partner: {
    _id: row.partner_id,
    name: row.partner_name,
    logo: addressOfPicture(row.logo_file_id),
    // The lender itself is shown this too, because it is what borrowers read.
    licenceNumber: isChecked(row.licence_state) ? row.licence_number : null,
    licenceState: row.licence_state,
  },
  product: { _id: row.product_id, ...answerOf(productOnLoanFields, row.product) },
});
