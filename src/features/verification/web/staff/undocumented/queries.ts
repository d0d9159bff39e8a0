// What the screen of records without documents reads and decides. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Audience } from '#features/information/contract.ts';
import { caller } from '#platform/web/call.ts';
import type { undocumentedEndpoints } from '../../../contract/undocumented.ts';
import { call as queueCall } from '../queries.ts';

export const call = caller<typeof undocumentedEndpoints>();

export const SETTINGS = 'review-settings';

export const settingsQuery = queryOptions({
  queryKey: [SETTINGS],
  queryFn: ({ signal }) => call('GET /api/verification/settings', {}, { signal }),
});

export type Asked = { audience: Audience; page: number };

export const undocumentedQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['verifications', 'undocumented', asked],
    queryFn: ({ signal }) =>
      queueCall('GET /api/verification/queue', { query: { ...asked, documents: 'none' } }, { signal }),
    placeholderData: keepPreviousData,
  });
