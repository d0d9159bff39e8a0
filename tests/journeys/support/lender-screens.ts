// A lender's screens that need no record of their own, by area: what the accessibility journey looks at.
import { withTheRest } from '../../support/plain-screens.ts';

const named: Record<string, readonly string[]> = {
  'the start and the password': ['/partner/dashboard', '/partner/update-password', '/partner/second-step'],
  'the company': ['/partner/company', '/partner/company?form=edit'],
  'products and loans': [
    '/partner/products',
    '/partner/products/add',
    '/partner/loans?status=Active&sort=-amount',
    '/partner/loans/add',
  ],
  'loan applications': [
    '/partner/loan-applications',
    '/partner/loan-applications?status=Waiting&sort=-maximumAmount',
  ],
  'the portfolio': ['/partner/portfolio', '/partner/portfolio?state=InArrears&sort=owed'],
  'figures and reports': [
    '/partner/dashboard?days=365',
    '/partner/reports',
    '/partner/reports?tab=prequalified',
  ],
};

export const lenderScreens = withTheRest('/partner/', named);
