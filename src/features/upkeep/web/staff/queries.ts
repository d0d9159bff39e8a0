// What the screen of the background work reads. Nothing tells it that a job ended, so it looks again every few seconds.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { upkeepEndpoints } from '../../contract.ts';

export const call = caller<typeof upkeepEndpoints>();

/** The live topic of jobs. */
export const JOBS = 'jobs';

const LOOK_AGAIN_MS = 5_000;

export const queuesQuery = queryOptions({
  queryKey: [JOBS, 'queues'],
  queryFn: ({ signal }) => call('GET /api/jobs/queues', {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

/** The live topic of the public holidays. */
export const HOLIDAYS = 'holidays';

export const holidaysQuery = queryOptions({
  queryKey: [HOLIDAYS],
  queryFn: ({ signal }) => call('GET /api/holidays', {}, { signal }),
});

type ListAddress = Input<(typeof upkeepEndpoints)['GET /api/jobs']>['query'];

export const jobsQuery = (query: ListAddress) =>
  queryOptions({
    queryKey: [JOBS, 'list', query],
    queryFn: ({ signal }) => call('GET /api/jobs', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
