// A lender's own loans, active or not: found, sorted and paged in one round trip, and one of them.
import { type RawBuilder, sql } from 'kysely';
import { type Columns, columnsIn, recordFrom } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf, type RecordColumns } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoanSort, OnOffer, OwnLoan } from '../../contract/offers.ts';
import { loanDeskFields, publicLoanFields } from '../../fields/partner-loan.ts';
import { productOnLoanFields } from '../../fields/partner-product.ts';
import { hiddenBy } from '../../rules/is-public-loan.ts';
import { type LoanRow, loanOnWire } from '../public-loans.ts';

type Row = LoanRow &
  RecordColumns<typeof loanDeskFields> &
  Columns<'partner_loans', 'revision' | 'updated_at'> &
  Columns<'partners', 'account_id'> & {
    product_status: OnOffer;
    partner_status: 'Active' | 'Deactivated' | 'Revoked';
  };

type Query = {
  page: number;
  search?: string | undefined;
  status?: OnOffer | undefined;
  sort?: LoanSort | undefined;
};

/** The orders of the list, each read from an index within one lender. */
const ORDERS: Record<LoanSort, RawBuilder<unknown>> = {
  created: sql`l.created_at, l.id`,
  '-created': sql`l.created_at desc, l.id desc`,
  name: sql`lower(l.name), l.id`,
  '-name': sql`lower(l.name) desc, l.id desc`,
  amount: sql`l.maximum_amount_cents, l.id`,
  '-amount': sql`l.maximum_amount_cents desc, l.id desc`,
  rate: sql`l.maximum_rate_monthly_bps, l.id`,
  '-rate': sql`l.maximum_rate_monthly_bps desc, l.id desc`,
  type: sql`l.type, l.id`,
  '-type': sql`l.type desc, l.id desc`,
};

const OF_LOAN = sql`l.id, ${columnsIn('l', publicLoanFields)}, ${columnsIn('l', loanDeskFields)}, l.image_file_id, l.created_at,
  l.updated_at, l.revision, l.product_id, l.partner_id`;

const OF_CHAIN = sql`${recordFrom('p', productOnLoanFields)} as product, p.status as product_status, c.name as partner_name,
  c.logo_file_id, c.licence_number, c.licence_state, c.status as partner_status, c.account_id`;

const isOwn = ({ id }: Actor): RawBuilder<boolean> =>
  sql<boolean>`l.partner_id = (select c.id from partners c where c.account_id = ${id})`;

export async function listOwnLoans(work: Work<Actor>, { page, search, status, sort }: Query) {
  const where = sql.join(
    [
      isOwn(work.actor),
      ...(search ? [sql`lower(l.name) like ${likePattern(search)}`] : []),
      ...(status ? [sql`l.status = ${status}`] : []),
    ],
    sql` and `,
  );
  const order = ORDERS[sort ?? '-created'];
  const { rows } = await sql<(Row | Record<'id', null>) & { total: number }>`
    select t.total, l.*, ${OF_CHAIN} from (select count(*)::int as total from partner_loans l where ${where}) t
    left join (
      select ${OF_LOAN} from partner_loans l where ${where} order by ${order} ${pageClause(page)}
    ) l on true
    left join products p on p.id = l.product_id
    left join partners c on c.id = l.partner_id
    order by ${order}`.execute(work.db);
  const loans = rows.flatMap((row) => (row.id === null ? [] : [onWire(row)]));
  return pageAnswer(loans, rows[0]?.total ?? 0, page);
}

/** One of the caller's own loans. Refuses another lender's as not found. */
export async function getOwnLoan(work: Work<Actor>, id: string): Promise<OwnLoan> {
  const { rows } = await sql<Row>`
    select ${OF_LOAN}, ${OF_CHAIN} from partner_loans l join products p on p.id = l.product_id join partners c on c.id = l.partner_id
    where l.id = ${id} and ${isOwn(work.actor)}`.execute(work.db);
  return rows[0] ? onWire(rows[0]) : refuse('request.not_found');
}

const onWire = (row: Row): OwnLoan => ({
  ...loanOnWire(row),
  ...answerOf(loanDeskFields, row),
  addedBy: row.account_id,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
  revision: row.revision,
  hiddenBy: hiddenBy({
    loan: row.status,
    product: row.product_status,
    partner: row.partner_status,
    licence: row.licence_state,
  }),
});
