// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { ladderEndpoints } from '../../contract/ladder.ts';

export const rows: RowsOf<typeof ladderEndpoints> = {
  'GET /api/loan/user/ladder': { admits: BORROWERS },
};
