// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { personEndpoints } from '../../contract/person.ts';

export const rows: RowsOf<typeof personEndpoints> = {
  'GET /api/accounts/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/accounts/status/:id': {
    admits: STAFF,
    id: 'account',
    sees: STAFF,
    send: { status: 'Suspended', seen: 'Active', reason: 'Papers of somebody else' },
  },
  'POST /api/accounts/model/:id': {
    admits: STAFF,
    id: 'account',
    sees: STAFF,
    send: { infoStatus: 'FullModel', seen: 'FirstModel', reason: 'Known from the branch' },
  },
  'GET /api/accounts/sessions/of/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/accounts/sessions/end-all/:id': { admits: STAFF, id: 'account', sees: STAFF, send: {} },
};
