// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { factorDeskEndpoints } from '../../contract/desk.ts';

export const rows: RowsOf<typeof factorDeskEndpoints> = {
  'GET /api/second-factor/of/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/second-factor/reset/:id': {
    admits: ADMIN,
    id: 'account',
    sees: ADMIN,
    send: { reason: 'Lost the phone' },
    answers: 409,
  },
};
