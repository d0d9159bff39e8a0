// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';

const today = dayOf(new Date());

export const rows: RowsOf<typeof loanDeskEndpoints> = {
  'GET /api/loans/admin/find': { admits: STAFF, answers: 422 },
  'GET /api/loans/admin/adjustments': { admits: STAFF },
  'GET /api/loans/admin/:id': { admits: STAFF, id: 'runningLoan', sees: STAFF },
  'POST /api/loans/admin/:id/repayments': {
    admits: STAFF,
    id: 'runningLoan',
    sees: STAFF,
    send: () => ({ amount: 100, receivedOn: today, reference: newId() }),
  },
  'POST /api/loans/admin/:id/refunds': {
    admits: STAFF,
    id: 'loanInCredit',
    sees: STAFF,
    send: () => ({ amount: 100, paidOn: today, reference: newId() }),
  },
  'POST /api/loans/admin/entries/:id/reverse': {
    admits: STAFF,
    id: 'loanEntry',
    sees: STAFF,
    send: { reason: 'The cheque was not honoured' },
  },
  'POST /api/loans/admin/:id/adjustments': {
    admits: STAFF,
    id: 'runningLoan',
    sees: STAFF,
    send: { kind: 'Waiver', amount: 100, reason: 'A storm closed the market' },
  },
  'POST /api/loans/admin/adjustments/:id/approve': {
    admits: STAFF,
    id: 'loanAdjustment',
    sees: STAFF,
    send: {},
  },
  'POST /api/loans/admin/adjustments/:id/refuse': {
    admits: STAFF,
    id: 'loanAdjustment',
    sees: STAFF,
    send: { note: 'The market is open again' },
  },
  // None of these people has asked for it.
  'POST /api/loans/admin/adjustments/:id/withdraw': { admits: STAFF, id: 'loanAdjustment', send: {} },
};
