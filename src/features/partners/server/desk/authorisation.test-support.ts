// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { partnerDeskEndpoints } from '../../contract/desk.ts';

export const rows: RowsOf<typeof partnerDeskEndpoints> = {
  'GET /api/partners/staff': { admits: STAFF },
  'GET /api/partners/staff/:id': { admits: STAFF, id: 'lender', sees: STAFF },
  'GET /api/partners/staff/:id/products': { admits: STAFF, id: 'lender', sees: STAFF },
  'GET /api/partners/staff/:id/loans': { admits: STAFF, id: 'lender', sees: STAFF },
  'POST /api/partners/staff/:id/licence': {
    admits: STAFF,
    id: 'lender',
    sees: STAFF,
    send: { licenceNumber: '', licenceState: 'Expired', seen: 'Licensed', reason: 'It ran out' },
  },
  'POST /api/partners/staff/:id/status': {
    admits: STAFF,
    id: 'lender',
    sees: STAFF,
    send: { status: 'Deactivated', seen: 'Active', reason: 'Asked for it' },
  },
};
