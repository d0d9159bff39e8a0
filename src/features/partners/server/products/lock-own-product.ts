// One of a lender's own products under the lock that changing it takes, and what keeps another one from being added.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { MOST_PRODUCTS } from '../../fields/loan-bounds.ts';
import { offerFieldTexts } from '../../texts/partner-products.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';

type ProductRow = Selectable<Tables['products']>;

/** Whoever applies for a loan under it at this moment comes before or after. */
export async function lockOwnProduct(
  { db }: Work,
  partnerId: IdOf<'partners'>,
  id: IdOf<'products'>,
): Promise<ProductRow> {
  return (
    (await ownProduct(db, partnerId, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('request.not_found')
  );
}

/** As it is, while the company is held alone: no edit of it can come between. */
export async function readOwnProduct(
  { db }: Work,
  partnerId: IdOf<'partners'>,
  id: IdOf<'products'>,
): Promise<ProductRow> {
  return (await ownProduct(db, partnerId, id).executeTakeFirst()) ?? refuse('request.not_found');
}

const ownProduct = (db: Work['db'], partnerId: IdOf<'partners'>, id: IdOf<'products'>) =>
  db.selectFrom('products').selectAll().where('id', '=', id).where('partner_id', '=', partnerId);

/** While the company is held alone, nobody adds another meanwhile. */
export async function refuseMoreProducts({ db }: Work, partnerId: IdOf<'partners'>): Promise<void> {
  const { total } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  if (total >= MOST_PRODUCTS) refuse(partnerRefusals['product.too_many']);
}

/** For a code that the lender has given already, by a product of before or of this very moment: said beside its field. */
export function refuseIfCodeTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'products_short_code')
    refuse(partnerRefusals['product.code_taken'], { fields: { shortCode: offerFieldTexts.codeTaken } });
  throw error;
}
