// Reading how one is written to.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { channelEndpoints } from '../contract.ts';

export const call = caller<typeof channelEndpoints>();

export const channelQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call('GET /api/channels', {}, { signal }),
});
