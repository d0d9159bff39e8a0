// The requests for new due dates, as staff read them. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import type { NewDateStatus } from '../../../contract/new-dates.ts';
import { call } from '../../new-dates/queries.ts';

export const newDatesQuery = (query: PageAsked & { status: NewDateStatus }) =>
  queryOptions({
    queryKey: ['loans', 'new dates', query],
    queryFn: ({ signal }) => call('GET /api/loans/admin/new-dates', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
