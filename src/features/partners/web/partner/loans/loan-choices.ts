// The lists that a loan's fields choose from.
import type { OwnLoan } from '../../../contract/offers.ts';
import { ON_OFFER } from '../offers/list-address.ts';
import type { Choice } from './loan-values.ts';

export const CHOICES: { readonly [Name in Choice]: readonly OwnLoan[Name][] } = {
  status: ON_OFFER,
  securityType: ['Unsecured', 'Secured'],
  repaymentOption: ['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'],
  loanCriteria: ['Free Cash Flow', 'Debt Service Ratio'],
  type: ['Car Loan', 'Mortgage', 'Unsecured Regular Loan'],
};
