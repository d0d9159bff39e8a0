// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { undocumentedEndpoints } from '../../contract/undocumented.ts';

export const rows: RowsOf<typeof undocumentedEndpoints> = {
  'GET /api/verification/settings': { admits: STAFF },
  'POST /api/verification/settings': { admits: ADMIN, send: { version: 0, verifyUndocumented: false } },
  'POST /api/verification/approve-undocumented/:id': {
    admits: STAFF,
    id: 'verification',
    sees: STAFF,
    send: ({ account }) => ({ userId: account, sid: 'basic_information' }),
    // It is switched off.
    answers: 409,
  },
};
