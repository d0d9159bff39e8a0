// What the screens about new due dates read. Keys begin with the live topic that makes them stale.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { newDateEndpoints } from '../../contract/new-dates.ts';

export const call = caller<typeof newDateEndpoints>();

export const ownNewDatesQuery = (loanId: string) =>
  queryOptions({
    queryKey: ['loans', 'own new dates', loanId],
    queryFn: ({ signal }) => call('GET /api/loans/own/:id/new-dates', { params: { id: loanId } }, { signal }),
  });
