// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS_AND_STAFF,
  OWNER_AND_STAFF,
  type RowsOf,
  STAFF,
} from '#tests/support/authorisation/roles.ts';
import type { messageEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof messageEndpoints> = {
  'GET /api/messages/user/list': { admits: BORROWERS_AND_STAFF },
  'GET /api/messages/unread': { admits: BORROWERS_AND_STAFF },
  'GET /api/messages/:id': { admits: BORROWERS_AND_STAFF, id: 'account', sees: OWNER_AND_STAFF },
  'POST /api/messages/send': {
    admits: BORROWERS_AND_STAFF,
    send: ({ account }) => ({ text: 'Good morning', receiverId: account }),
    answers: { moderator: 404, admin: 404 },
  },
  'POST /api/messages/read/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'account',
    sees: OWNER_AND_STAFF,
    send: { upTo: 1 },
  },
  'POST /api/informations/emailUser': {
    admits: STAFF,
    send: { to: 'nobody@example.com', subject: 'Hello', description: 'Nobody reads this.' },
    answers: 422,
  },
  'GET /api/mails': { admits: STAFF },
  'GET /api/mails/:id': { admits: STAFF, id: 'mail', sees: STAFF },
  'POST /api/mails/retry/:id': { admits: STAFF, id: 'mail', sees: STAFF },
};
