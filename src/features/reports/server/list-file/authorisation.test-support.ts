// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { PARTNERS, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { listFileEndpoints } from '../../contract/list-file.ts';

export const rows: RowsOf<typeof listFileEndpoints> = {
  // No list is named.
  'GET /api/list-file': { admits: [...PARTNERS, ...STAFF], answers: 422 },
};
