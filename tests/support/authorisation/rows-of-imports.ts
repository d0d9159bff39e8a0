// Rows of the imports of repayments: files of the payment partner, for staff alone.
import type { EndpointKey } from '#shared/endpoint.ts';
import { type Row, STAFF } from './roles.ts';

const ofOne: Row = { admits: STAFF, id: 'repaymentImport', sees: STAFF };

export const rowsOfImports = {
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
  'POST /api/loans/imports/:id/discard': ofOne,
} satisfies Partial<Record<EndpointKey, Row>>;
