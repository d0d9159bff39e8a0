// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, SIGNED_IN, STAFF } from '#tests/support/authorisation/roles.ts';
import type { seedEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof seedEndpoints> = {
  'GET /api/seeds': { admits: SIGNED_IN },
  'GET /api/seeds/of/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/seeds/adjust/:id': {
    admits: STAFF,
    id: 'account',
    sees: STAFF,
    send: { direction: 'grant', seeds: 5, reason: 'A coupon did not work' },
  },
};
