// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { PARTNERS, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { portfolioEndpoints } from '../../contract/portfolio.ts';

export const rows: RowsOf<typeof portfolioEndpoints> = {
  'GET /api/loans/admin': { admits: STAFF },
  'GET /api/loans/collections': { admits: STAFF },
  'GET /api/loans/admin/:id/contacts': { admits: STAFF, id: 'runningLoan', sees: STAFF },
  'POST /api/loans/admin/:id/contacts': {
    admits: STAFF,
    id: 'runningLoan',
    sees: STAFF,
    send: { kind: 'Call', outcome: 'No answer' },
  },
  'GET /api/loans/partner': { admits: PARTNERS },
  'GET /api/loans/partner/:id': { admits: PARTNERS, id: 'runningLoan', of: 'partner', sees: ['partner'] },
};
