// A lender adds a loan, or edits one of its own: checked as in the form, under one of its products, under a lock, audited.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { CleanFile } from '#platform/server/keep-file.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, isId, newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import type { Judged } from '#shared/record/field.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoanForm, offerEndpoints } from '../../contract/offers.ts';
import { loanFields } from '../../fields/partner-loan.ts';
import { loanFaults } from '../../rules/offers/loan-faults.ts';
import { loanTexts, offerFieldTexts } from '../../texts/partner-products.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { loanAdded, loanEdited } from '../happenings.ts';
import { keepPicture, readPicture } from '../lender-picture.ts';
import { changedColumns } from '../publishing/changed-columns.ts';
import { lockCompany } from '../publishing/lock-company.ts';
import { forgetPicture, pictureAfter } from '../publishing/offer-picture.ts';
import { refuseWithoutTerms } from '../terms/lender-terms.ts';
import { loanColumns } from './loan-columns.ts';
import { lockOwnLoan, refuseMoreLoans } from './lock-own-loan.ts';

const IMAGE = { name: 'loanImage', label: loanFields.loanImage.label };

type Asked = Received<typeof offerEndpoints, 'POST /api/loan'>;
type Accepted = LoanForm & Judged<typeof loanFields>;
type Saved = { message: string; _id: string };

export async function saveLoan(work: Work<Actor>, { files, extraInfo }: Asked): Promise<Saved> {
  const { picture, fault } = await readPicture(work, files, IMAGE);
  const faults = { ...loanFaults(extraInfo), ...(fault ? { loanImage: fault } : {}) };
  const form = accept(partnerRefusals['partner_loan.fields'], loanFields, extraInfo, faults);
  return form._id === undefined ? add(work, form, picture) : edit(work, form._id, form, picture);
}

const add = (work: Work<Actor>, form: Accepted, cleaned: CleanFile | null): Promise<Saved> =>
  transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const company = await lockCompany(work, 'alone');
    await refuseMoreLoans(work, company.id);
    if (form.status === 'Active') await refuseWithoutTerms(work, company.id);
    const id = newId<'partner_loans'>(work.now.getTime());
    const columns = { ...loanColumns(form), product_id: await holdProduct(work, company.id, form.product) };
    const image_file_id = picture && (await keepPicture(work, picture, IMAGE));
    await work.db
      .insertInto('partner_loans')
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
      loanAdded,
      { subjectId: id, accountId: work.actor.id },
      { after: { ...columns, image_file_id } },
    );
    return { message: loanTexts.added, _id: id };
  });

async function edit(
  work: Work<Actor>,
  id: IdOf<'partner_loans'>,
  form: Accepted,
  cleaned: CleanFile | null,
): Promise<Saved> {
  let forgotten: IdOf<'files'> | null = null;
  const saved = await transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const company = await lockCompany(work, 'shared');
    const before = await lockOwnLoan(work, company.id, id);
    if (form.revision !== undefined && form.revision !== before.revision)
      refuse(partnerRefusals['partner_loan.changed']);
    // One that is on offer already stays there under the version that it was put on offer with.
    if (form.status === 'Active' && before.status !== 'Active') await refuseWithoutTerms(work, company.id);
    const columns = { ...loanColumns(form), product_id: await holdProduct(work, company.id, form.product) };
    const image_file_id = await pictureAfter(
      work,
      before.image_file_id,
      { picture, keepsImage: form.keepsImage },
      IMAGE,
    );
    const after = { ...columns, image_file_id };
    await work.db
      .updateTable('partner_loans')
      .set({ ...after, revision: before.revision + 1, updated_at: work.now })
      .where('id', '=', id)
      .execute();
    forgotten = await forgetPicture(work, before.image_file_id, image_file_id);
    await happened(
      work,
      loanEdited,
      { subjectId: id, accountId: work.actor.id },
      { ...changedColumns(before, after) },
    );
    return { message: loanTexts.edited, _id: id };
  });
  if (forgotten) await work.services.files.letGo([forgotten]);
  return saved;
}

/** Locks one of the lender's own products, active or not, for sharing. Refuses another lender's as it refuses one that is not there. */
async function holdProduct({ db }: Work, partnerId: IdOf<'partners'>, id: string): Promise<IdOf<'products'>> {
  const product = isId<'products'>(id)
    ? await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', id)
        .where('partner_id', '=', partnerId)
        .forShare()
        .executeTakeFirst()
    : undefined;
  return product?.id ?? refuse('request.not_found', { fields: { product: offerFieldTexts.productGone } });
}
