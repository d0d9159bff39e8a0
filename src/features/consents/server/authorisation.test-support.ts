// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { consentEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof consentEndpoints> = {
  'GET /api/consents': { admits: BORROWERS },
  'GET /api/consents/looks': { admits: BORROWERS },
  'POST /api/consents/:id/withdraw': { admits: BORROWERS, id: 'consent', sees: ['user'] },
};
