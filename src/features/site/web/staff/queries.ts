// What the copy editor reads and saves. Every key begins with the topic that the server announces when somebody saves.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { siteEndpoints } from '../../contract.ts';

export const call = caller<typeof siteEndpoints>();

export const latestCopyQuery = queryOptions({
  queryKey: ['landing-copy', 'latest'],
  queryFn: ({ signal }) => call('GET /api/informations/landingCopy/latest', {}, { signal }),
});

export const copyVersionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['landing-copy', 'versions', page],
    queryFn: ({ signal }) =>
      call('GET /api/informations/landingCopy/versions', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
