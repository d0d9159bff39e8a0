// What the screens of edits that wait for a second person read and write. The key begins with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { formRequestEndpoints } from '../../../contract/form-requests.ts';

export const call = caller<typeof formRequestEndpoints>();

export const formRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: ['configuration', 'requests', page],
    queryFn: ({ signal }) => call('GET /api/informations/form-requests', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
