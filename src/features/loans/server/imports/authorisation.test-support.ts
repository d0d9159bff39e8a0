// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type Row, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { importEndpoints } from '../../contract/imports.ts';

const ofOne: Row = { admits: STAFF, id: 'repaymentImport', sees: STAFF };

export const rows: RowsOf<typeof importEndpoints> = {
  'GET /api/loans/imports': { admits: STAFF },
  // Without a file in it.
  'POST /api/loans/imports': { admits: STAFF, send: {}, answers: 422 },
  'GET /api/loans/imports/sample': { admits: STAFF },
  'GET /api/loans/imports/:id': ofOne,
  'GET /api/loans/imports/:id/rows': ofOne,
  'GET /api/loans/imports/:id/verdicts': ofOne,
  'POST /api/loans/imports/:id/record': { ...ofOne, send: { rows: 1 } },
  // It is ready, so there is nothing to tick.
  'POST /api/loans/imports/:id/tick': { ...ofOne, send: { line: 2, ticked: true }, answers: 409 },
  // It is not recorded yet.
  'POST /api/loans/imports/:id/settle': { ...ofOne, send: { note: 'Asked the partner' }, answers: 409 },
  'POST /api/loans/imports/:id/discard': ofOne,
};
