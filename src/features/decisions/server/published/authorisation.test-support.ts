// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { EVERYONE, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { publishedPolicyEndpoints } from '../../contract/published-policy.ts';

export const rows: RowsOf<typeof publishedPolicyEndpoints> = {
  'GET /api/loan/public/policy': { admits: EVERYONE },
};
