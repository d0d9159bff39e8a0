// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { caseworkEndpoints } from '../contract.ts';

const signal = { id: 'signal', sees: STAFF } as const;

export const rows: RowsOf<typeof caseworkEndpoints> = {
  'GET /api/casework': { admits: STAFF },
  'GET /api/casework/levels': { admits: STAFF },
  'POST /api/casework/levels': { admits: ADMIN, send: { queue: 'Signals', hours: 48 } },
  'GET /api/casework/one-hand': { admits: STAFF },
  'POST /api/casework/:id/take': { admits: STAFF, ...signal, send: { queue: 'Signals', from: null } },
  'POST /api/casework/:id/release': { admits: STAFF, ...signal, send: { queue: 'Signals' } },
  'POST /api/casework/:id/assign': {
    admits: ADMIN,
    ...{ id: 'signal', sees: ADMIN },
    send: ({ staffAccount }) => ({ queue: 'Signals', to: staffAccount }),
  },
};
