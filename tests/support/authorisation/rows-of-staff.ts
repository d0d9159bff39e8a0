// Rows of the routes that only staff may call.
import type { EndpointKey } from '#shared/endpoint.ts';
import { type Row, STAFF } from './roles.ts';

export const rowsOfStaff = {
  'GET /api/accounts': { admits: STAFF },
  'GET /api/accounts/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/informations/submitted/panel': { admits: STAFF },
  'GET /api/informations/submitted/user/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/informations/reopen/:id': {
    admits: STAFF,
    id: 'submission',
    sees: STAFF,
    send: { reason: 'The employer was wrong' },
  },
  'GET /api/informations/verifications/panel': { admits: STAFF },
  'GET /api/informations/verifications/submitted/user/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/acquisitions/:id/fulfil': { admits: STAFF, id: 'acquisition', sees: STAFF },
  'POST /api/acquisitions/:id/cancel': {
    admits: STAFF,
    id: 'acquisition',
    sees: STAFF,
    send: { reason: 'The shop has closed' },
  },
  'GET /api/verification/queue': { admits: STAFF },
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
  'GET /api/loan-application/admin': { admits: STAFF },
  'GET /api/loan-application/admin/:id': { admits: STAFF, id: 'application', sees: STAFF },
  'POST /api/loan-application/admin/:id/approve': { admits: STAFF, id: 'application', sees: STAFF, send: {} },
  'POST /api/loan-application/admin/:id/reject': {
    admits: STAFF,
    id: 'application',
    sees: STAFF,
    send: { rejectionReason: 'Income not shown' },
  },
} satisfies Partial<Record<EndpointKey, Row>>;
