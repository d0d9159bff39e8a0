// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { pushEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof pushEndpoints> = {
  'GET /api/push': { admits: BORROWERS },
  'POST /api/push/consents': {
    admits: BORROWERS,
    send: { subject: 'Payment', isGiven: false, version: 1 },
  },
  'POST /api/push/devices': {
    admits: BORROWERS,
    send: { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) },
    answers: 409,
  },
  'POST /api/push/devices/end': {
    admits: BORROWERS,
    send: { endpoint: 'https://fcm.googleapis.com/x' },
  },
};
