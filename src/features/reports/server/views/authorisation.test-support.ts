// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { nobody, PARTNERS, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { viewEndpoints } from '../../contract/views.ts';

const admits = [...PARTNERS, ...STAFF];
/** The view that is named is nobody's. */
const answers = 404;

export const rows: RowsOf<typeof viewEndpoints> = {
  // No list is named.
  'GET /api/views': { admits, answers: 422 },
  'POST /api/views': {
    admits,
    send: { list: '/api/accounts', place: '/admin/users', search: '', name: 'Late', isShared: false },
    answers: { partner: 404, otherPartner: 404 },
  },
  'POST /api/views/change': { admits, send: { view: nobody, name: 'Late', isShared: false }, answers },
  'POST /api/views/remove': { admits, send: { view: nobody }, answers },
  'POST /api/views/usual': { admits, send: { view: nobody, isUsual: true }, answers },
};
