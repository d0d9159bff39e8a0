// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { channelEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof channelEndpoints> = {
  'GET /api/channels': { admits: BORROWERS },
  'POST /api/channels/code': {
    admits: BORROWERS,
    send: { channel: 'SMS', phone: '876-555-1234' },
    answers: 409,
  },
  'POST /api/channels/confirm': {
    admits: BORROWERS,
    send: { code: '000000', consent: true, consentVersion: 1 },
    answers: 422,
  },
  'POST /api/channels/withdraw': { admits: BORROWERS },
};
