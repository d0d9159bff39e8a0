// What staff read of a person's seeds. The key begins with the live topic that makes it stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { seedEndpoints } from '../../contract.ts';

export const call = caller<typeof seedEndpoints>();

export const seedsOfQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['seeds', 'of', id, page],
    queryFn: ({ signal }) => call('GET /api/seeds/of/:id', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
