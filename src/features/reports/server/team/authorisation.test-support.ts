// What the test of authorisation expects of the routes beside it: who may call each.
import { ADMIN, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { teamEndpoints } from '../../contract/team.ts';

export const rows: RowsOf<typeof teamEndpoints> = {
  'GET /api/team': { admits: ADMIN },
  'GET /api/team/decided': { admits: ADMIN },
};
