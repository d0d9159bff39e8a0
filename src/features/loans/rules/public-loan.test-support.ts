// A lender's loan as borrowers see it, for the tests of comparing.
import type { PublicLoan } from '#features/partners/contract.ts';

/** A loan of $10,000 to $200,000 over 3 to 12 months at 5 % unless said otherwise. */
export const publicLoan = (name: string, more: Partial<PublicLoan> = {}): PublicLoan => ({
  _id: name,
  name,
  type: 'Unsecured Regular Loan',
  description: 'A loan.',
  loanImage: null,
  minimumAmount: 10_000,
  maximumAmount: 200_000,
  minimumInterestRate: 1,
  defaultInterestRate: 5,
  maximumInterestRate: 10,
  minimumTerm: 3,
  defaultTerm: 6,
  maximumTerm: 12,
  securityType: 'Unsecured',
  repaymentOption: 'Monthly',
  status: 'Active',
  startDate: '2026-01-01',
  partner: {
    _id: `of ${name}`,
    name: `Lender of ${name}`,
    logo: '/logo',
    licenceNumber: 'MC-1',
    licenceState: 'Licensed',
  },
  product: { _id: 'q', name: 'Product', type: 'Personal' },
  ...more,
});
