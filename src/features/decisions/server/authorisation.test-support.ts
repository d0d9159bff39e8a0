// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { decisionEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof decisionEndpoints> = {
  'GET /api/loan/user/decision': { admits: BORROWERS },
  'POST /api/loan/user/decision': { admits: BORROWERS, send: {} },
  'POST /api/informations/update/:id': { admits: BORROWERS, id: 'submission', sees: ['user'], answers: 409 },
};
