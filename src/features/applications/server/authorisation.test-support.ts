// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS,
  nobody,
  OWNER_AND_STAFF,
  PARTNERS,
  type RowsOf,
  SIGNED_IN,
  STAFF,
} from '#tests/support/authorisation/roles.ts';
import type { applicationEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof applicationEndpoints> = {
  'POST /api/loan-application': {
    admits: BORROWERS,
    send: { term: 8, interestRate: 99, loanAmount: 5000, model: 'FirstModel' },
    answers: 409,
  },
  'POST /api/loan/user/apply': { admits: BORROWERS, send: { loanId: nobody }, answers: 404 },
  'GET /api/loan-application/user': { admits: BORROWERS },
  'GET /api/loan-application/:id': {
    admits: [...BORROWERS, ...PARTNERS],
    id: 'application',
    sees: ['user'],
  },
  'POST /api/loan-application/:id/withdraw': { admits: BORROWERS, id: 'application', sees: ['user'] },
  'GET /api/loan-application/admin': { admits: STAFF },
  'GET /api/loan-application/admin/figures': { admits: STAFF },
  'GET /api/loan-application/admin/:id': { admits: STAFF, id: 'application', sees: STAFF },
  'GET /api/loan-application/admin/:id/sections': { admits: STAFF, id: 'application', sees: STAFF },
  'POST /api/loan-application/admin/:id/approve': {
    admits: STAFF,
    id: 'application',
    sees: STAFF,
    send: { worseReason: 'We know her' },
  },
  'POST /api/loan-application/admin/:id/reject': {
    admits: STAFF,
    id: 'application',
    sees: STAFF,
    send: { rejectionReason: 'Income not shown' },
  },
  'GET /api/loan-application/partner': { admits: PARTNERS },
  'POST /api/loan-application/updateStatus/:id': {
    admits: PARTNERS,
    id: 'lenderApplication',
    of: 'partner',
    sees: ['partner'],
    send: { status: 'Approved' },
  },
  'GET /api/files/:id': { admits: SIGNED_IN, id: 'file', sees: OWNER_AND_STAFF },
};
