// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { newId } from '#shared/id.ts';
import {
  EVERYONE,
  OWNER_AND_STAFF,
  password,
  type RowsOf,
  SIGNED_IN,
} from '#tests/support/authorisation/roles.ts';
import type { accountEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof accountEndpoints> = {
  'POST /api/accounts/register': {
    admits: EVERYONE,
    send: { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com', password },
  },
  'POST /api/accounts/verifyEmail': { admits: EVERYONE, send: { token: 'unknown' }, answers: 422 },
  'POST /api/accounts/resendVerification': { admits: EVERYONE, send: { email: 'ann.lee@example.com' } },
  'POST /api/accounts/login': {
    admits: EVERYONE,
    send: () => ({ email: `nobody-${newId()}@example.com`, password }),
    answers: 401,
  },
  'POST /api/accounts/logout': { admits: EVERYONE, send: {} },
  'POST /api/accounts/requestChangePasswordLink': {
    admits: EVERYONE,
    send: { email: 'ann.lee@example.com' },
  },
  'POST /api/accounts/changePassword': {
    admits: EVERYONE,
    send: { user: { password, confirm: password, email: 'ann.lee@example.com' }, hash: 'unknown' },
    answers: 422,
  },
  'POST /api/accounts/updatePassword': {
    admits: SIGNED_IN,
    send: { user: { password, confirm: `${password}!` } },
    answers: 422,
  },
  'POST /api/accounts/confirmPassword': {
    admits: SIGNED_IN,
    send: { currentPassword: 'not this one' },
    answers: 422,
  },
  'GET /api/accounts/profile/': { admits: SIGNED_IN },
  'PUT /api/accounts/image/update': { admits: SIGNED_IN, send: {}, answers: 422 },
  'GET /api/accounts/image/:id': { admits: SIGNED_IN, id: 'picture', sees: OWNER_AND_STAFF },
  'GET /api/accounts/sessions': { admits: SIGNED_IN },
  'POST /api/accounts/sessions/end/:id': { admits: SIGNED_IN, id: 'session', sees: ['user'] },
};
