// What the dashboard reads, and the topics that make it stale: nearly everything that happens.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { reportEndpoints } from '../../contract.ts';
import type { Range } from '../../rules/report-range.ts';

const call = caller<typeof reportEndpoints>();

export const dashboardQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['dashboard', from, to],
    queryFn: ({ signal }) =>
      call('GET /api/informations/dashboardStats', { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
    meta: {
      topics: ['accounts', 'submissions', 'verifications', 'applications', 'loans', 'prizes', 'messages'],
    },
  });
