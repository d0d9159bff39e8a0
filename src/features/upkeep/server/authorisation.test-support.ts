// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { upkeepEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof upkeepEndpoints> = {
  'GET /api/jobs': { admits: STAFF },
  'GET /api/jobs/queues': { admits: STAFF },
  'POST /api/jobs/retry/:id': { admits: STAFF, id: 'job', sees: STAFF, send: { queue: 'try-policy' } },
  'GET /api/holidays': { admits: STAFF },
  'POST /api/holidays': { admits: ['admin'], send: { day: '2070-03-05', name: 'General election' } },
  'POST /api/holidays/remove': { admits: ['admin'], send: { day: '2070-03-06' }, answers: 404 },
};
