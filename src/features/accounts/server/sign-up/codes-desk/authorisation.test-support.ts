// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { newId } from '#shared/id.ts';
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { promoCodeEndpoints } from '../../../contract/promo-codes.ts';

export const rows: RowsOf<typeof promoCodeEndpoints> = {
  'GET /api/promo-codes': { admits: STAFF },
  'POST /api/promo-codes': {
    admits: STAFF,
    send: () => ({ code: `P${newId().slice(-12)}`, seeds: 5 }),
  },
  'POST /api/promo-codes/end/:id': { admits: STAFF, id: 'promoCode', sees: STAFF },
};
