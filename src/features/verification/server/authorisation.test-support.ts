// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS,
  BORROWERS_AND_STAFF,
  nobody,
  OWNER_AND_STAFF,
  type RowsOf,
  STAFF,
} from '#tests/support/authorisation/roles.ts';
import type { verificationEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof verificationEndpoints> = {
  'POST /api/verification/submit': {
    admits: BORROWERS,
    send: { verificationId: nobody, sId: 'none', isVerificationRequired: false, data: {} },
    answers: 404,
  },
  'POST /api/informations/verification/:id': {
    admits: BORROWERS,
    id: 'provableSection',
    sees: BORROWERS,
    send: { isVerificationRequired: false },
  },
  'GET /api/verification/queue': { admits: STAFF },
  'GET /api/verification/figures': { admits: STAFF },
  'GET /api/verification/claims': { admits: STAFF },
  'POST /api/verification/claim/:id': { admits: STAFF, id: 'verification', sees: STAFF, send: {} },
  'POST /api/verification/next': { admits: STAFF, send: { audience: 'FullUser', show: 'all', after: null } },
  'POST /api/verification/release': { admits: STAFF, send: { ids: [] } },
  'GET /api/verification/reasons': { admits: STAFF },
  'POST /api/verification/reasons': { admits: STAFF, send: { version: 0, reasons: [] } },
  'GET /api/verification/:id': { admits: STAFF, id: 'verification', sees: STAFF },
  'POST /api/verification/approve/:id': {
    admits: STAFF,
    id: 'verification',
    sees: STAFF,
    send: ({ account }) => ({ userId: account, sid: 'basic_information', approvalNote: '' }),
  },
  'POST /api/verification/reject/:id': {
    admits: STAFF,
    id: 'verification',
    sees: STAFF,
    send: ({ account }) => ({ userId: account, sid: 'basic_information', rejectionReason: 'Too dark' }),
  },
  'POST /api/verification/undo/:id': {
    admits: STAFF,
    id: 'verification',
    sees: STAFF,
    send: ({ account }) => ({ userId: account }),
    answers: 409,
  },
  'POST /api/informations/reopen/:id': {
    admits: STAFF,
    id: 'submission',
    sees: STAFF,
    send: { reason: 'The employer was wrong' },
  },
  'GET /api/informations/verifications/submitted': { admits: BORROWERS_AND_STAFF },
  'GET /api/informations/verifications/panel': { admits: STAFF },
  'GET /api/informations/verifications/submitted/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'verification',
    sees: OWNER_AND_STAFF,
  },
  'GET /api/informations/verifications/submitted/user/:id': { admits: STAFF, id: 'account', sees: STAFF },
};
