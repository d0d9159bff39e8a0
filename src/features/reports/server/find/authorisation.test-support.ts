// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { findEndpoints } from '../../contract/find.ts';

export const rows: RowsOf<typeof findEndpoints> = {
  // Nothing is asked for.
  'GET /api/find': { admits: STAFF, answers: 422 },
};
