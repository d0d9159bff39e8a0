// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { offerEndpoints } from '../../contract/offers.ts';

const added = async () => ({ body: { _id: undefined } });

/** Other than its lender has put on offer. */
const loan = {
  type: 'Mortgage',
  status: 'Inactive',
  securityType: 'Secured',
  repaymentOption: 'Weekly',
  loanCriteria: 'Free Cash Flow',
  loanCriteriaValue: 41_000,
  minimumAmount: 11_000,
  maximumAmount: 210_000,
  minimumInterestRate: 3.5,
  defaultInterestRate: 5.5,
  maximumInterestRate: 8.5,
  minimumTerm: 4,
  defaultTerm: 7,
  maximumTerm: 13,
  allowKSAPToOffer: false,
  sendDataIfPrequalified: false,
};
const product = { type: 'Business', status: 'Inactive', loanRequirementCriteria: 'Both' };

export const filled: FilledForms<typeof offerEndpoints> = {
  'POST /api/product': [added, async () => ({ body: product })],
  'POST /api/loan': [added, async () => ({ body: loan })],
};
