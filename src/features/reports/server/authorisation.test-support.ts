// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { OWNER_AND_STAFF, type RowsOf, SIGNED_IN, STAFF } from '#tests/support/authorisation/roles.ts';
import type { scoreEndpoints } from '../contract/score.ts';
import type { reportEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof reportEndpoints & typeof scoreEndpoints> = {
  'GET /api/informations/dashboardStats': { admits: STAFF },
  'GET /api/export/:id': { admits: STAFF, id: 'exportModel', sees: STAFF },
  'GET /api/score': { admits: STAFF },
  'GET /api/score/challenge': { admits: STAFF },
  'GET /api/accounts/full-profile/:id': { admits: SIGNED_IN, id: 'account', sees: OWNER_AND_STAFF },
  'GET /api/accounts/timeline/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/accounts/variables/:id': { admits: STAFF, id: 'account', sees: STAFF },
};
