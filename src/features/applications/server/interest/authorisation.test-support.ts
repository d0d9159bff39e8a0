// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { interestEndpoints } from '../../contract/interest.ts';

export const rows: RowsOf<typeof interestEndpoints> = {
  'POST /api/loan/:id/interest': {
    admits: BORROWERS,
    id: 'partnerLoan',
    sees: BORROWERS,
    send: { what: 'view' },
  },
  'GET /api/loan/:id/interest': { admits: PARTNERS, id: 'partnerLoan', of: 'partner', sees: ['partner'] },
};
