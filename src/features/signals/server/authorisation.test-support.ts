// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { signalEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof signalEndpoints> = {
  'GET /api/signals': { admits: STAFF },
  'GET /api/signals/person/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/signals/:id': { admits: STAFF, id: 'signal', sees: STAFF },
  'POST /api/signals/:id/claim': { admits: STAFF, id: 'signal', sees: STAFF, send: { from: null } },
  // Its owner decides, and nobody owns it.
  'POST /api/signals/:id/decide': {
    admits: STAFF,
    id: 'signal',
    sees: STAFF,
    send: { verdict: 'NothingWrong', words: 'A typing mistake.', accounts: 2 },
    answers: 409,
  },
};
