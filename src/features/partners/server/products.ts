// Reads the products of lenders that may lend: by name, found by a search, or one.

import { onPage } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf, columnNames } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { offerEndpoints } from '../contract/offers.ts';
import type { Product } from '../contract.ts';
import { publicProductFields } from '../fields/partner-product.ts';
import { isPublicProduct } from '../rules-in-sql/is-public-loan.ts';
import { addressOfPicture } from './open-picture.ts';

const publicProducts = ({ db }: Pick<Work, 'db'>) =>
  db
    .selectFrom('products as p')
    .innerJoin('partners as c', 'c.id', 'p.partner_id')
    .where(isPublicProduct({ product: 'p', partner: 'c' }));

const COLUMNS = [
  'p.id',
  ...columnNames(publicProductFields).map((name) => `p.${name}` as const),
  'p.image_file_id',
  'p.created_at',
  'c.id as partner_id',
  'c.name as partner_name',
] as const;

const selectProducts = (work: Pick<Work, 'db'>) => publicProducts(work).select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

export async function listProducts(
  work: Work,
  { query }: Received<typeof offerEndpoints, 'GET /api/product'>,
) {
  const all = publicProducts(work);
  const matching = query.search ? all.where('p.search_text', 'like', likePattern(query.search)) : all;
  const [rows, { total }] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy((row) => row.fn('lower', ['p.name']))
      .orderBy('p.id')
      .$call(onPage(query.page))
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows.map(onWire), total, query.page);
}

export async function getProduct(
  work: Work,
  { params }: Received<typeof offerEndpoints, 'GET /api/product/:id'>,
): Promise<Product> {
  const row = await selectProducts(work).where('p.id', '=', params.id).executeTakeFirst();
  return row ? onWire(row) : refuse('request.not_found');
}

const onWire = (row: Row): Product => ({
  _id: row.id,
  ...answerOf(publicProductFields, row),
  productImage: row.image_file_id && addressOfPicture(row.image_file_id),
  created: row.created_at.toISOString(),
  partner: { _id: row.partner_id, name: row.partner_name },
});
