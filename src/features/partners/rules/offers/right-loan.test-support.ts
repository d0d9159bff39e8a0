// For the tests of lenders' loans: what a lender states of one, right in every field, each switch other than it begins.
import type { Validated } from '#shared/record/field.ts';
import type { loanFields } from '../../fields/partner-loan.ts';

/** Without its product, which is a record. $10,000 to $200,000 at 3 to 8 % over 3 to 12 months. */
export const rightLoan = {
  name: 'Everyday Loan',
  status: 'Active',
  description: 'For what comes up.',
  securityType: 'Unsecured',
  repaymentOption: 'Monthly',
  loanCriteria: 'Debt Service Ratio',
  loanCriteriaValue: 40,
  minimumAmount: 10_000,
  maximumAmount: 200_000,
  minimumInterestRate: 3,
  defaultInterestRate: 5,
  maximumInterestRate: 8,
  minimumTerm: 3,
  defaultTerm: 6,
  maximumTerm: 12,
  sendDataIfPrequalified: false,
  allowKSAPToOffer: false,
  type: 'Unsecured Regular Loan',
} satisfies Omit<Validated<typeof loanFields>, 'product'>;
