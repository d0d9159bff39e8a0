// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { menuEndpoints } from '../../contract/menu.ts';

export const rows: RowsOf<typeof menuEndpoints> = {
  'GET /api/staff/menu': { admits: STAFF },
  'POST /api/staff/menu': { admits: STAFF, send: { pinned: ['/admin/loans'], folded: ['records'] } },
};
