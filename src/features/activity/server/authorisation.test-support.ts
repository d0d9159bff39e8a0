// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, SIGNED_IN } from '#tests/support/authorisation/roles.ts';
import type { activityEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof activityEndpoints> = {
  'GET /api/activity': { admits: SIGNED_IN },
  'GET /api/activity/notification': { admits: SIGNED_IN },
};
