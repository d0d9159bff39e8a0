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

/**
 * Locks one of a lender's own products, so that whoever applies for a loan under it at this moment comes before or after. Refuses any
 * other.
 */
export async function lockOwnProduct(
  { db }: Work,
  partnerId: IdOf<'partners'>,
  id: IdOf<'products'>,
): Promise<ProductRow> {
  return (
    (await ownProduct(db, partnerId, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('request.not_found')
  );
}

/** Reads one of a lender's own products without a lock: while the company is held alone, no edit can come between. Refuses any other. */
export async function readOwnProduct(
  { db }: Work,
  partnerId: IdOf<'partners'>,
  id: IdOf<'products'>,
): Promise<ProductRow> {
  return (await ownProduct(db, partnerId, id).executeTakeFirst()) ?? refuse('request.not_found');
}

const ownProduct = (db: Work['db'], partnerId: IdOf<'partners'>, id: IdOf<'products'>) =>
  db.selectFrom('products').selectAll().where('id', '=', id).where('partner_id', '=', partnerId);

/** Refuses one product more than a lender may have. The caller holds the company alone, so that nobody adds another meanwhile. */
export async function refuseMoreProducts({ db }: Work, partnerId: IdOf<'partners'>): Promise<void> {
  const { total } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  if (total >= MOST_PRODUCTS) refuse(partnerRefusals['product.too_many']);
}

/** Turns the database's error for a short code that the lender has given already into a refusal beside its field; throws any other error on. */
export function refuseIfCodeTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'products_short_code')
    refuse(partnerRefusals['product.code_taken'], { fields: { shortCode: offerFieldTexts.codeTaken } });
  throw error;
}
