// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { complaintDeskEndpoints } from '../../contract/desk.ts';

const words = { words: 'Please look again.' };

export const rows: RowsOf<typeof complaintDeskEndpoints> = {
  'GET /api/complaints/desk': { admits: STAFF },
  'GET /api/complaints/desk/figures': { admits: STAFF },
  'GET /api/complaints/desk/register': { admits: ADMIN },
  'GET /api/complaints/desk/:id': { admits: STAFF, id: 'complaint', sees: STAFF },
  'POST /api/complaints/desk/:id/take-up': {
    admits: STAFF,
    id: 'complaint',
    sees: STAFF,
    send: { from: null },
  },
  'POST /api/complaints/desk/:id/note': { admits: STAFF, id: 'complaint', sees: STAFF, send: words },
  'POST /api/complaints/desk/:id/hand-over': { admits: STAFF, id: 'complaint', sees: STAFF, send: words },
  // Its owner answers, and nobody owns it.
  'POST /api/complaints/desk/:id/answer': {
    admits: STAFF,
    id: 'complaint',
    sees: STAFF,
    send: { outcome: 'Upheld', ...words },
    answers: 409,
  },
  'POST /api/complaints/desk/:id/close': { admits: STAFF, id: 'complaint', sees: STAFF, answers: 409 },
};
