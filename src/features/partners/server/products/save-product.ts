// A lender adds a product, or edits one of its own: checked as in the form.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { columnsOf, type RecordColumns } from '#shared/record/columns.ts';
import type { offerEndpoints } from '../../contract/offers.ts';
import { productFields } from '../../fields/partner-product.ts';
import { productErrors } from '../../rules/offers/product-errors.ts';
import { productTexts } from '../../texts/partner-products.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { productAdded, productEdited } from '../happenings.ts';
import { readPicture } from '../lender-picture.ts';
import { type Offer, saveOffer } from '../publishing/save-offer.ts';
import { lockOwnProduct, refuseIfCodeTaken, refuseMoreProducts } from './lock-own-product.ts';

const PRODUCT: Offer<'products', RecordColumns<typeof productFields>> = {
  image: { name: 'productImage', label: productFields.productImage.label },
  texts: productTexts,
  changed: partnerRefusals['product.changed'],
  added: productAdded,
  edited: productEdited,
  refuseMore: refuseMoreProducts,
  lock: lockOwnProduct,
  insert: ({ db }, row) => db.insertInto('products').values(row).execute(),
  update: ({ db }, id, row) => db.updateTable('products').set(row).where('id', '=', id).execute(),
};

export async function saveProduct(
  work: Work<Actor>,
  { files, extraInfo }: Received<typeof offerEndpoints, 'POST /api/product'>,
) {
  const { picture, error } = await readPicture(work, files, PRODUCT.image);
  const errors = { ...productErrors(extraInfo), ...(error ? { productImage: error } : {}) };
  const form = accept(partnerRefusals['product.fields'], productFields, extraInfo, errors);
  const columns = async () => columnsOf(productFields, form);
  return saveOffer(work, PRODUCT, { form, picture, columns }).catch(refuseIfCodeTaken);
}
