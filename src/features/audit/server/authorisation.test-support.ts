// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { auditEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof auditEndpoints> = {
  'GET /api/audit': { admits: STAFF },
  'GET /api/audit/security': { admits: STAFF },
  'GET /api/audit/alerts': { admits: ADMIN },
  'GET /api/audit/chain': { admits: STAFF },
  'GET /api/audit/actions': { admits: STAFF },
  'GET /api/audit/staff': { admits: STAFF },
};
