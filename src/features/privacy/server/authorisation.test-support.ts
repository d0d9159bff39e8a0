// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ORDINARY, type RowsOf, SIGNED_IN } from '#tests/support/authorisation/roles.ts';
import type { privacyEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof privacyEndpoints> = {
  'GET /api/accounts/own-data': { admits: SIGNED_IN },
  'POST /api/accounts/delete': { admits: ORDINARY, send: { currentPassword: 'not this one' }, answers: 422 },
};
