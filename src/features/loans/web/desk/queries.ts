// What the desk of one loan reads. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { PageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import type { loanDeskEndpoints } from '../../contract/desk.ts';

export const call = caller<typeof loanDeskEndpoints>();

export const deskLoanQuery = (id: string) =>
  queryOptions({
    queryKey: ['loans', 'desk', id],
    queryFn: ({ signal }) => call('GET /api/loans/admin/:id', { params: { id } }, { signal }),
  });

export const openAdjustmentsQuery = (query: PageByMoment) =>
  queryOptions({
    queryKey: ['loans', 'adjustments', query],
    queryFn: ({ signal }) => call('GET /api/loans/admin/adjustments', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
