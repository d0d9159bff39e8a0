// A lender copies one of its products: inactive, under a short code that is free, with a picture of its own.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { recordIn } from '#shared/record/columns.ts';
import type { offerEndpoints } from '../../contract/offers.ts';
import { productFields } from '../../fields/partner-product.ts';
import { codeOfCopy, nameOfCopy } from '../../rules/offers/copy-of.ts';
import { productTexts } from '../../texts/partner-products.ts';
import { productCopied } from '../happenings.ts';
import { lockCompany } from '../publishing/lock-company.ts';
import { keepCopy, readToCopy } from '../publishing/offer-picture.ts';
import { readOwnProduct, refuseIfCodeTaken, refuseMoreProducts } from './lock-own-product.ts';

export const duplicateProduct = (
  work: Work<Actor>,
  { params }: Received<typeof offerEndpoints, 'POST /api/product/duplicate/:id'>,
) => copy(work, params.id).catch(refuseIfCodeTaken);

async function copy(work: Work<Actor>, originalId: IdOf<'products'>) {
  const shown = await work.db
    .selectFrom('products as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select('o.image_file_id')
    .where('o.id', '=', originalId)
    .where('p.account_id', '=', work.actor.id)
    .executeTakeFirst();
  const copied = await readToCopy(work, shown?.image_file_id ?? null);
  return transactionWithFiles(work, [copied], async (work, [picture = null]) => {
    const { id: partnerId } = await lockCompany(work, 'alone');
    const original = await readOwnProduct(work, partnerId, originalId);
    await refuseMoreProducts(work, partnerId);
    const others = await work.db
      .selectFrom('products')
      .select('short_code')
      .where('partner_id', '=', partnerId)
      .execute();
    const id = newId<'products'>(work.now.getTime());
    const columns = {
      ...recordIn(productFields, original),
      name: nameOfCopy(original.name),
      short_code: codeOfCopy(
        original.short_code,
        others.map((other) => other.short_code),
      ),
      status: 'Inactive' as const,
      image_file_id: await keepCopy(work, picture, original.image_file_id),
    };
    await work.db
      .insertInto('products')
      .values({ id, partner_id: partnerId, ...columns, created_at: work.now, updated_at: work.now })
      .execute();
    await happened(
      work,
      productCopied,
      { subjectId: id, accountId: work.actor.id },
      { after: { ...columns, of: originalId } },
    );
    return { message: productTexts.added, _id: id };
  });
}
