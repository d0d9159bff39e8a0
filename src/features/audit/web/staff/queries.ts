// What the audit log's search reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { auditEndpoints } from '../../contract.ts';
import type { SecuritySearch } from './security-filters.tsx';
import type { Search } from './use-search.ts';

const call = caller<typeof auditEndpoints>();

export const auditLogQuery = ({ account, person, ...search }: Search, page: number) =>
  queryOptions({
    queryKey: ['audit', 'log', account || person, search, page],
    queryFn: ({ signal }) =>
      call('GET /api/audit', { query: { person: account || person, ...search, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const staffQuery = queryOptions({
  queryKey: ['audit', 'staff'],
  queryFn: ({ signal }) => call('GET /api/audit/staff', {}, { signal }),
});

/** They change with the program alone. */
export const actionsQuery = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: ({ signal }) => call('GET /api/audit/actions', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const eventsQuery = (search: SecuritySearch, page: number) =>
  queryOptions({
    queryKey: ['audit', 'security', search, page],
    queryFn: ({ signal }) => call('GET /api/audit/security', { query: { ...search, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => call('GET /api/audit/alerts', {}, { signal }),
});

export const chainQuery = queryOptions({
  queryKey: ['audit', 'chain'],
  queryFn: ({ signal }) => call('GET /api/audit/chain', {}, { signal }),
});
