// A lender adds a loan, or edits one of its own: checked as in the form, under one of its products, on offer only once it has accepted the terms.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, isId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { columnsOf, type RecordColumns } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { offerEndpoints } from '../../contract/offers.ts';
import { loanFields } from '../../fields/partner-loan.ts';
import { loanErrors } from '../../rules/offers/loan-errors.ts';
import { loanTexts, offerFieldTexts } from '../../texts/partner-products.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { loanAdded, loanEdited } from '../happenings.ts';
import { readPicture } from '../lender-picture.ts';
import { type Offer, saveOffer } from '../publishing/save-offer.ts';
import { refuseWithoutTerms } from '../terms/lender-terms.ts';
import { lockOwnLoan, refuseMoreLoans } from './lock-own-loan.ts';

const LOAN: Offer<'partner_loans', RecordColumns<typeof loanFields> & { product_id: IdOf<'products'> }> = {
  image: { name: 'loanImage', label: loanFields.loanImage.label },
  texts: loanTexts,
  changed: partnerRefusals['partner_loan.changed'],
  added: loanAdded,
  edited: loanEdited,
  refuseMore: refuseMoreLoans,
  lock: lockOwnLoan,
  insert: ({ db }, row) => db.insertInto('partner_loans').values(row).execute(),
  update: ({ db }, id, row) => db.updateTable('partner_loans').set(row).where('id', '=', id).execute(),
};

export async function saveLoan(
  work: Work<Actor>,
  { files, extraInfo }: Received<typeof offerEndpoints, 'POST /api/loan'>,
) {
  const { picture, error } = await readPicture(work, files, LOAN.image);
  const errors = { ...loanErrors(extraInfo), ...(error ? { loanImage: error } : {}) };
  const form = accept(partnerRefusals['partner_loan.fields'], loanFields, extraInfo, errors);
  return saveOffer(work, LOAN, {
    form,
    picture,
    columns: async (work, partnerId, before) => {
      // A loan that is on offer already keeps the version of the terms under which it was put on offer.
      if (form.status === 'Active' && before?.status !== 'Active') await refuseWithoutTerms(work, partnerId);
      const product_id = await holdProduct(work, partnerId, form.product);
      return { ...columnsOf(loanFields, form), product_id };
    },
  });
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
