// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, nobody, password, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';

export const rows: RowsOf<typeof accountDeskEndpoints> = {
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
};
