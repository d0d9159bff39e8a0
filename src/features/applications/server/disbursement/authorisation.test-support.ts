// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { disbursementEndpoints } from '../../contract/disbursement.ts';

export const rows: RowsOf<typeof disbursementEndpoints> = {
  'GET /api/loan-application/admin/disbursements': { admits: STAFF },
  'POST /api/loan-application/admin/:id/disburse': {
    admits: STAFF,
    id: 'agreement',
    sees: STAFF,
    send: ({ agreement }) => ({ reference: `PAYOUT-${agreement}`, disbursedOn: '2026-01-01' }),
    // It waits for its signature.
    answers: 409,
  },
  'POST /api/loan-application/admin/:id/approve-anew': {
    admits: STAFF,
    id: 'agreement',
    sees: STAFF,
    send: { worseReason: 'We know her', facts: 'of no day' },
    // It waits for its signature.
    answers: 409,
  },
  'POST /api/loan-application/admin/:id/cancel': {
    admits: STAFF,
    id: 'agreement',
    sees: STAFF,
    send: { reason: 'The bank account is closed' },
  },
};
