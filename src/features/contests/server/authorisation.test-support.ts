// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, BORROWERS_AND_STAFF, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { contestRequestEndpoints } from '../contract/requests.ts';
import type { contestEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof contestEndpoints & typeof contestRequestEndpoints> = {
  'GET /api/contests': { admits: BORROWERS_AND_STAFF },
  'GET /api/contests/user': { admits: BORROWERS },
  'GET /api/contests/:id': { admits: BORROWERS_AND_STAFF, id: 'contest', sees: BORROWERS_AND_STAFF },
  'GET /api/contests/tickets/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'drawnContest',
    sees: BORROWERS_AND_STAFF,
  },
  'POST /api/contests/join/:id': { admits: BORROWERS, id: 'contest', sees: BORROWERS },
  'GET /api/contests/desk': { admits: STAFF },
  'GET /api/contests/desk/:id': { admits: STAFF, id: 'contest', sees: STAFF },
  'GET /api/contests/participants/:id': { admits: STAFF, id: 'contest', sees: STAFF },
  'GET /api/contests/winners/:id': { admits: STAFF, id: 'drawnContest', sees: STAFF },
  'POST /api/contests': { admits: STAFF, send: { name: '' }, answers: 422 },
  'POST /api/contests/remove/:id': { admits: STAFF, id: 'futureContest', sees: STAFF },
  'POST /api/contests/draw/:id': { admits: STAFF, id: 'drawnContest', sees: STAFF },
  'POST /api/contests/claim/:id': {
    admits: STAFF,
    id: 'drawnContest',
    sees: STAFF,
    send: { place: 1, status: 'Claimed' },
  },
  'POST /api/contests/terms/:id': {
    admits: STAFF,
    id: 'contest',
    sees: STAFF,
    send: { version: 1 },
    answers: 422,
  },
  'GET /api/contests/requests': { admits: STAFF },
  'POST /api/contests/requests/:id/approve': { admits: STAFF, id: 'contestRequest', sees: STAFF, send: {} },
  'POST /api/contests/requests/:id/refuse': {
    admits: STAFF,
    id: 'contestRequest',
    sees: STAFF,
    send: { note: 'The rules say otherwise' },
  },
  // None of these people has asked for it.
  'POST /api/contests/requests/:id/withdraw': { admits: STAFF, id: 'contestRequest', send: {} },
};
