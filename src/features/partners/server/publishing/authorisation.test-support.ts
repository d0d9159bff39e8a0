// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS_AND_STAFF, PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { offerEndpoints } from '../../contract/offers.ts';

export const rows: RowsOf<typeof offerEndpoints> = {
  'GET /api/product': { admits: [...BORROWERS_AND_STAFF, ...PARTNERS] },
  'GET /api/product/:id': {
    admits: [...BORROWERS_AND_STAFF, ...PARTNERS],
    id: 'product',
    of: 'partner',
    sees: [...BORROWERS_AND_STAFF, 'partner'],
  },
  'POST /api/product': {
    admits: PARTNERS,
    send: ({ product }) => ({
      _id: product,
      name: 'Everyday',
      type: 'Personal',
      shortCode: 'EV-1',
      status: 'Active',
      loanRequirementCriteria: 'DSR',
      description: 'For what comes up.',
    }),
  },
  'POST /api/product/duplicate/:id': { admits: PARTNERS, id: 'product', of: 'partner', sees: ['partner'] },
  'GET /api/loan': { admits: [...BORROWERS_AND_STAFF, ...PARTNERS] },
  'GET /api/loan/:id': {
    admits: [...BORROWERS_AND_STAFF, ...PARTNERS],
    id: 'partnerLoan',
    of: 'partner',
    sees: [...BORROWERS_AND_STAFF, 'partner'],
  },
  'POST /api/loan': {
    admits: PARTNERS,
    send: ({ partnerLoan, product }) => ({
      _id: partnerLoan,
      product,
      name: 'Everyday Loan',
      type: 'Unsecured Regular Loan',
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
    }),
  },
  'POST /api/loan/duplicate/:id': { admits: PARTNERS, id: 'partnerLoan', of: 'partner', sees: ['partner'] },
};
