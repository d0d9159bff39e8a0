// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { lenderTermsEndpoints } from '../../contract/terms.ts';

export const rows: RowsOf<typeof lenderTermsEndpoints> = {
  'GET /api/partner/terms': { admits: PARTNERS },
  'POST /api/partner/terms/accept': {
    admits: PARTNERS,
    send: { version: 1_000, sha256: '0'.repeat(64), fullName: 'Kemar Bennett' },
    answers: 409,
  },
};
