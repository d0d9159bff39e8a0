// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { channelDeskEndpoints } from '../../contract/desk.ts';

export const rows: RowsOf<typeof channelDeskEndpoints> = {
  'GET /api/channels/messages': { admits: STAFF },
};
