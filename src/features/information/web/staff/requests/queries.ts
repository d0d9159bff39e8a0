// What the screens of edits that wait for a second person read and write. The key begins with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { PageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import type { formRequestEndpoints } from '../../../contract/form-requests.ts';

export const call = caller<typeof formRequestEndpoints>();

export const formRequestsQuery = (query: PageAsked) =>
  queryOptions({
    queryKey: ['configuration', 'requests', query],
    queryFn: ({ signal }) => call('GET /api/informations/form-requests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
