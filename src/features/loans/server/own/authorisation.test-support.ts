// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, PARTNERS, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { ownLoanEndpoints } from '../../contract/own.ts';

export const rows: RowsOf<typeof ownLoanEndpoints> = {
  'GET /api/loans/own': { admits: BORROWERS },
  'GET /api/loans/own/:id': { admits: BORROWERS, id: 'runningLoan', sees: ['user'] },
  'GET /api/loans/own/:id/statement': { admits: BORROWERS, id: 'runningLoan', sees: ['user'] },
  'GET /api/loans/own/receipts/:id': { admits: BORROWERS, id: 'loanEntry', sees: ['user'] },
  'GET /api/loans/admin/:id/statement': { admits: STAFF, id: 'runningLoan', sees: STAFF },
  'GET /api/loans/partner/:id/statement': {
    admits: PARTNERS,
    id: 'runningLoan',
    of: 'partner',
    sees: ['partner'],
  },
};
