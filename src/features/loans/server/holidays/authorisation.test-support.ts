// What the test of authorisation expects of the routes beside it: who may call each.
import type { RowsOf } from '#tests/support/authorisation/roles.ts';
import type { holidayMoveEndpoints } from '../../contract/holiday-moves.ts';

export const rows: RowsOf<typeof holidayMoveEndpoints> = {
  'GET /api/loans/admin/postponed': { admits: ['admin'], answers: 422 },
};
