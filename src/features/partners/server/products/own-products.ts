// A lender's own products, active or not: found, sorted and paged in one round trip, and one of them.
import { type RawBuilder, sql } from 'kysely';
import { type Columns, columnsIn } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf, type ColumnName } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { OnOffer, OwnProduct, ProductSort } from '../../contract/offers.ts';
import { productFields } from '../../fields/partner-product.ts';
import { addressOfPicture } from '../open-picture.ts';

type Row = Columns<
  'products',
  | 'id'
  | ColumnName<typeof productFields>
  | 'image_file_id'
  | 'revision'
  | 'created_at'
  | 'updated_at'
  | 'partner_id'
> & {
  partner_name: string;
  active_loans: number;
};

type Query = {
  page: number;
  search?: string | undefined;
  status?: OnOffer | undefined;
  sort?: ProductSort | undefined;
};

/** The orders of the list, each read from an index within one lender. */
const ORDERS: Record<ProductSort, RawBuilder<unknown>> = {
  created: sql`p.created_at, p.id`,
  '-created': sql`p.created_at desc, p.id desc`,
  name: sql`lower(p.name), p.id`,
  '-name': sql`lower(p.name) desc, p.id desc`,
  shortCode: sql`lower(p.short_code)`,
  '-shortCode': sql`lower(p.short_code) desc`,
  type: sql`p.type, p.id`,
  '-type': sql`p.type desc, p.id desc`,
  criteria: sql`p.loan_requirement_criteria, p.id`,
  '-criteria': sql`p.loan_requirement_criteria desc, p.id desc`,
  status: sql`p.status, p.id`,
  '-status': sql`p.status desc, p.id desc`,
};

const COLUMNS = sql`p.id, ${columnsIn('p', productFields)}, p.image_file_id,
  p.revision, p.created_at, p.updated_at, p.partner_id,
  (select c.name from partners c where c.id = p.partner_id) as partner_name,
  (select count(*)::int from partner_loans l where l.product_id = p.id and l.status = 'Active') as active_loans`;

const isOwn = ({ id }: Actor): RawBuilder<boolean> =>
  sql<boolean>`p.partner_id = (select c.id from partners c where c.account_id = ${id})`;

export async function listOwnProducts(work: Work<Actor>, { page, search, status, sort }: Query) {
  const where = sql.join(
    [
      isOwn(work.actor),
      ...(search ? [sql`p.search_text like ${likePattern(search)}`] : []),
      ...(status ? [sql`p.status = ${status}`] : []),
    ],
    sql` and `,
  );
  const order = ORDERS[sort ?? '-created'];
  const { rows } = await sql<(Row | Record<'id', null>) & { total: number }>`
    select t.total, p.* from (select count(*)::int as total from products p where ${where}) t
    left join (select ${COLUMNS} from products p where ${where} order by ${order} ${pageClause(page)}) p on true
    order by ${order}`.execute(work.db);
  const products = rows.flatMap((row) => (row.id === null ? [] : [onWire(row)]));
  return pageAnswer(products, rows[0]?.total ?? 0, page);
}

/** One of the caller's own products. Refuses another lender's as not found. */
export async function getOwnProduct(work: Work<Actor>, id: string): Promise<OwnProduct> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from products p where p.id = ${id} and ${isOwn(work.actor)}`.execute(work.db);
  return rows[0] ? onWire(rows[0]) : refuse('request.not_found');
}

const onWire = (row: Row): OwnProduct => ({
  _id: row.id,
  ...answerOf(productFields, row),
  productImage: row.image_file_id && addressOfPicture(row.image_file_id),
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
  revision: row.revision,
  activeLoans: row.active_loans,
  partner: { _id: row.partner_id, name: row.partner_name },
});
