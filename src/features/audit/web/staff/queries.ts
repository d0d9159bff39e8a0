// What the audit trail's search reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { auditEndpoints } from '../../contract.ts';
import type { Search } from './use-search.ts';

const call = caller<typeof auditEndpoints>();

export const trailQuery = ({ account, person, ...search }: Search, page: number) =>
  queryOptions({
    queryKey: ['audit', 'trail', account || person, search, page],
    queryFn: ({ signal }) =>
      call('GET /api/audit', { query: { person: account || person, ...search, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const staffQuery = queryOptions({
  queryKey: ['audit', 'staff'],
  queryFn: ({ signal }) => call('GET /api/audit/staff', {}, { signal }),
});
