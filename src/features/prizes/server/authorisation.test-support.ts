// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS,
  BORROWERS_AND_STAFF,
  OWNER_AND_STAFF,
  type RowsOf,
  SIGNED_IN,
  STAFF,
} from '#tests/support/authorisation/roles.ts';
import type { prizeEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof prizeEndpoints> = {
  'GET /api/prizes': { admits: BORROWERS_AND_STAFF },
  'POST /api/prizes': {
    admits: STAFF,
    // Its picture is missing.
    send: { name: 'School bag', description: 'A bag', type: 'Redeem', value: 4_500, pointRequired: 300 },
    answers: 422,
  },
  'POST /api/prizes/remove/:id': { admits: STAFF, id: 'prize', sees: STAFF },
  'POST /api/prizes/codes/:id': { admits: STAFF, id: 'coupon', sees: STAFF, send: { codes: ['BAG-1'] } },
  'POST /api/prizes/codes/:id/withdraw': { admits: STAFF, id: 'coupon', sees: STAFF },
  'GET /api/prizes/next': { admits: BORROWERS },
  'GET /api/prizes/:id': { admits: BORROWERS_AND_STAFF, id: 'prize', sees: BORROWERS_AND_STAFF },
  'GET /api/prizes/image/:id': { admits: SIGNED_IN, id: 'prizePicture', sees: SIGNED_IN },
  'POST /api/prizes/redeem/:id': { admits: BORROWERS, id: 'prize', sees: BORROWERS },
  'GET /api/acquisitions': { admits: BORROWERS_AND_STAFF },
  'GET /api/acquisitions/:id': { admits: BORROWERS_AND_STAFF, id: 'acquisition', sees: OWNER_AND_STAFF },
  'POST /api/acquisitions/:id/fulfil': { admits: STAFF, id: 'acquisition', sees: STAFF },
  'POST /api/acquisitions/:id/cancel': {
    admits: STAFF,
    id: 'acquisition',
    sees: STAFF,
    send: { reason: 'The shop has closed' },
  },
};
