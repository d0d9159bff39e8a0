// Rows of the routes by which staff look after people: lists, assignment, notes, staff accounts, lenders.
import type { EndpointKey } from '#shared/endpoint.ts';
import { ADMIN, nobody, password, type Row, STAFF } from './roles.ts';

export const rowsOfPeopleDesk = {
  'GET /api/accounts': { admits: STAFF },
  'GET /api/accounts/moderatorsAndAdmins': { admits: STAFF },
  'POST /api/accounts/assignUsers': {
    admits: STAFF,
    send: { userIds: [nobody], adminOrModeratorId: nobody },
    answers: 422,
  },
  'GET /api/notes/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'POST /api/notes/:id': { admits: STAFF, id: 'account', sees: STAFF, send: { text: 'Called back' } },
  'POST /api/accounts/addAdmin': {
    admits: STAFF,
    send: {
      firstName: 'Nia',
      lastName: 'Wynter',
      email: 'nia@example.com',
      password,
      userType: '',
    },
    answers: { moderator: 403, admin: 422 },
  },
  'GET /api/accounts/staff': { admits: ADMIN },
  'POST /api/accounts/role/:id': {
    admits: ADMIN,
    id: 'staffAccount',
    sees: ADMIN,
    send: { userType: 'Admin', reason: 'Leads the team now' },
  },
  'GET /api/partners/staff': { admits: STAFF },
  'GET /api/partners/staff/:id': { admits: STAFF, id: 'lender', sees: STAFF },
  'GET /api/partners/staff/:id/products': { admits: STAFF, id: 'lender', sees: STAFF },
  'GET /api/partners/staff/:id/loans': { admits: STAFF, id: 'lender', sees: STAFF },
  'POST /api/partners/staff/:id/licence': {
    admits: STAFF,
    id: 'lender',
    sees: STAFF,
    send: { licenceNumber: '', licenceState: 'Expired', seen: 'Licensed', reason: 'It ran out' },
  },
  'POST /api/partners/staff/:id/status': {
    admits: STAFF,
    id: 'lender',
    sees: STAFF,
    send: { status: 'Deactivated', seen: 'Active', reason: 'Asked for it' },
  },
} satisfies Partial<Record<EndpointKey, Row>>;
