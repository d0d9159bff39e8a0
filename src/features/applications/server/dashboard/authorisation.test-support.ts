// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { dashboardEndpoints } from '../../contract/dashboard.ts';

export const rows: RowsOf<typeof dashboardEndpoints> = {
  'GET /api/dashboard': { admits: BORROWERS },
};
