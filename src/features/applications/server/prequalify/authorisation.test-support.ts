// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, nobody, PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { prequalificationEndpoints } from '../../contract/prequalification.ts';

export const rows: RowsOf<typeof prequalificationEndpoints> = {
  'GET /api/prequalification': { admits: BORROWERS },
  'POST /api/prequalification/contact': {
    admits: BORROWERS,
    send: { loanId: nobody, consent: true, consentVersion: 1 },
    answers: 404,
  },
  'GET /api/prequalification/partner': { admits: PARTNERS },
};
