// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, EVERYONE, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { complaintEndpoints } from '../contract.ts';

const complaint = { category: 'Service', words: 'Nobody answers the phone.' };

const words = { words: 'Please look again.' };

export const rows: RowsOf<typeof complaintEndpoints> = {
  'GET /api/complaints': { admits: BORROWERS },
  'POST /api/complaints': { admits: BORROWERS, send: complaint },
  'POST /api/complaints/visitor': {
    admits: EVERYONE,
    send: () => ({ ...complaint, name: 'Marcia Brown', email: `marcia.${crypto.randomUUID()}@example.com` }),
  },
  'GET /api/complaints/about': { admits: BORROWERS },
  'GET /api/complaints/:id': { admits: BORROWERS, id: 'complaint', sees: ['user'] },
  // Nobody has answered it, and nobody is late.
  'POST /api/complaints/:id/reopen': {
    admits: BORROWERS,
    id: 'complaint',
    sees: ['user'],
    send: words,
    answers: 409,
  },
  'POST /api/complaints/:id/escalate': {
    admits: BORROWERS,
    id: 'complaint',
    sees: ['user'],
    send: words,
    answers: 409,
  },
};
