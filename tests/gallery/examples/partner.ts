// What a lender sees: one with short names and many loans, and one with long names.
import { LENDERS } from '../roles.ts';
import type { Examples } from './examples.ts';
import { see } from './see.ts';

export const partnerExamples: Examples = {
  '/partner/dashboard': see(LENDERS, '/partner/dashboard', '/partner/dashboard?days=365'),
  '/partner/company': see(LENDERS, '/partner/company', '/partner/company?form=edit'),
  '/partner/products': see(LENDERS, '/partner/products'),
  '/partner/products/:id': {
    ...see(['lender'], '/partner/products/add'),
    ...see(
      ['longLender'],
      ({ longProduct }) => `/partner/products/${longProduct}`,
      ({ longProduct }) => `/partner/products/${longProduct}?form=edit`,
    ),
  },
  '/partner/loans': see(LENDERS, '/partner/loans', '/partner/loans?status=Active&sort=-amount'),
  '/partner/loans/:id': {
    ...see(['lender'], '/partner/loans/add'),
    ...see(
      ['longLender'],
      ({ longLoan }) => `/partner/loans/${longLoan}`,
      ({ longLoan }) => `/partner/loans/${longLoan}?form=edit`,
    ),
  },
  '/partner/portfolio': see(LENDERS, '/partner/portfolio', '/partner/portfolio?state=InArrears&sort=owed'),
  '/partner/portfolio/:id': see(['longLender'], ({ lentLoan }) => `/partner/portfolio/${lentLoan}`),
  '/partner/reports': see(LENDERS, '/partner/reports', '/partner/reports?tab=prequalified'),
  '/partner/loan-applications': see(
    LENDERS,
    '/partner/loan-applications',
    '/partner/loan-applications?status=Waiting&sort=-maximumAmount',
  ),
  '/partner/loan-applications/:id': see(
    ['longLender'],
    ({ lentApplication }) => `/partner/loan-applications/${lentApplication}`,
  ),
};
