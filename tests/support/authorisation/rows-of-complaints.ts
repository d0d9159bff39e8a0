// Rows of the routes about complaints: anybody may send one, its sender follows it, staff answer.
import type { EndpointKey } from '#shared/endpoint.ts';
import { ADMIN, BORROWERS, EVERYONE, type Row, STAFF } from './roles.ts';

const complaint = { category: 'Service', words: 'Nobody answers the phone.' };
const words = { words: 'Please look again.' };

export const rowsOfComplaints = {
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
} satisfies Partial<Record<EndpointKey, Row>>;
