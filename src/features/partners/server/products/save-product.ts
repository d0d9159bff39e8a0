// A lender adds a product, or edits one of its own: checked as in the form, with its picture, under a lock, audited.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { CleanFile } from '#platform/server/keep-file.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import type { Judged } from '#shared/record/field.ts';
import { refuse } from '#shared/refusal.ts';
import type { offerEndpoints, ProductForm } from '../../contract/offers.ts';
import { productFields } from '../../fields/partner-product.ts';
import { productFaults } from '../../rules/offers/product-faults.ts';
import { productTexts } from '../../texts/partner-products.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { productAdded, productEdited } from '../happenings.ts';
import { keepPicture, readPicture } from '../lender-picture.ts';
import { changedColumns } from '../publishing/changed-columns.ts';
import { lockCompany } from '../publishing/lock-company.ts';
import { forgetPicture, pictureAfter } from '../publishing/offer-picture.ts';
import { lockOwnProduct, refuseIfCodeTaken, refuseMoreProducts } from './lock-own-product.ts';

const IMAGE = { name: 'productImage', label: productFields.productImage.label };

type Asked = Received<typeof offerEndpoints, 'POST /api/product'>;
type Accepted = ProductForm & Judged<typeof productFields>;
type Saved = { message: string; _id: string };

export async function saveProduct(work: Work<Actor>, { files, extraInfo }: Asked): Promise<Saved> {
  const { picture, fault } = await readPicture(work, files, IMAGE);
  const faults = { ...productFaults(extraInfo), ...(fault ? { productImage: fault } : {}) };
  const form = accept(partnerRefusals['product.fields'], productFields, extraInfo, faults);
  const saving = form._id === undefined ? add(work, form, picture) : edit(work, form._id, form, picture);
  return saving.catch(refuseIfCodeTaken);
}

const add = (work: Work<Actor>, form: Accepted, cleaned: CleanFile | null): Promise<Saved> =>
  transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const company = await lockCompany(work, 'alone');
    await refuseMoreProducts(work, company.id);
    const id = newId<'products'>(work.now.getTime());
    const columns = columnsOf(form);
    const image_file_id = picture && (await keepPicture(work, picture, IMAGE));
    await work.db
      .insertInto('products')
      .values({
        id,
        partner_id: company.id,
        ...columns,
        image_file_id,
        created_at: work.now,
        updated_at: work.now,
      })
      .execute();
    await happened(
      work,
      productAdded,
      { subjectId: id, accountId: work.actor.id },
      { after: { ...columns, image_file_id } },
    );
    return { message: productTexts.added, _id: id };
  });

async function edit(
  work: Work<Actor>,
  id: IdOf<'products'>,
  form: Accepted,
  cleaned: CleanFile | null,
): Promise<Saved> {
  let forgotten: IdOf<'files'> | null = null;
  const saved = await transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const { id: partnerId } = await lockCompany(work, 'shared');
    const before = await lockOwnProduct(work, partnerId, id);
    if (form.revision !== undefined && form.revision !== before.revision)
      refuse(partnerRefusals['product.changed']);
    const columns = columnsOf(form);
    const image_file_id = await pictureAfter(
      work,
      before.image_file_id,
      { picture, keepsImage: form.keepsImage },
      IMAGE,
    );
    const after = { ...columns, image_file_id };
    await work.db
      .updateTable('products')
      .set({ ...after, revision: before.revision + 1, updated_at: work.now })
      .where('id', '=', id)
      .execute();
    forgotten = await forgetPicture(work, before.image_file_id, image_file_id);
    await happened(
      work,
      productEdited,
      { subjectId: id, accountId: work.actor.id },
      { ...changedColumns(before, after) },
    );
    return { message: productTexts.edited, _id: id };
  });
  if (forgotten) await work.services.files.letGo([forgotten]);
  return saved;
}

const columnsOf = (product: Judged<typeof productFields>) => ({
  name: product.name,
  type: product.type,
  short_code: product.shortCode,
  status: product.status,
  loan_requirement_criteria: product.loanRequirementCriteria,
  description: product.description,
});
