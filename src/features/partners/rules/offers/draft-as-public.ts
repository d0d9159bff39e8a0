// A loan that is only typed yet, as borrowers would see it; what is missing is nothing, never an error.
import { dayOf } from '#shared/calendar.ts';
import { answerOfDraft } from '#shared/record/columns.ts';
import type { OwnPartner, PublicLoan } from '../../contract.ts';
import { LOAN_BOUNDS } from '../../fields/loan-bounds.ts';
import { publicLoanFields } from '../../fields/partner-loan.ts';
import { productOnLoanFields } from '../../fields/partner-product.ts';
import { loanPreviewTexts as texts } from '../../texts/partner-products.ts';
import { isChecked } from '../may-publish.ts';
import type { LoanDraft } from './loan-errors.ts';

type Around = { company: OwnPartner; product: string; image: string | null; now: Date };

export function draftAsPublic(draft: LoanDraft, { company, product, image, now }: Around): PublicLoan {
  return {
    _id: '',
    ...withinBounds(answerOfDraft(publicLoanFields, draft)),
    name: draft.name.trim() || texts.name,
    type: draft.type || 'Unsecured Regular Loan',
    description: draft.description.trim() || texts.description,
    loanImage: image,
    repaymentOption: draft.repaymentOption || 'Monthly',
    status: draft.status || 'Inactive',
    startDate: dayOf(now),
    partner: {
      _id: company._id,
      name: company.name,
      logo: company.logo,
      licenceNumber: isChecked(company.licenceState) ? company.licenceNumber : null,
      licenceState: company.licenceState,
    },
    product: { _id: draft.product, ...answerOfDraft(productOnLoanFields, { name: product }) },
  };
}

/** The draft without figures that are too large for a price tag to show. */
const withinBounds = <Shown extends object>(shown: Shown): Shown =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [
      name,
      typeof value === 'number' && value > LOAN_BOUNDS.mostAmountCents / 100 ? 0 : value,
    ]),
  ) as Shown;
