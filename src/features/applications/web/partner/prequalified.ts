// Whom a lender reads in the list of those who meet its criteria. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { call } from '../prequalify/queries.ts';

/** Each reading of it is a look at the people on it: it is read when it is opened and when news of it come, not when a window is. */
export const prequalifiedQuery = (query: PageAsked) =>
  queryOptions({
    queryKey: ['applications', 'prequalified', query],
    queryFn: ({ signal }) => call('GET /api/prequalification/partner', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
