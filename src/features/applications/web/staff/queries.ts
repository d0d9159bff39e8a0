// What the staff's screens of applications read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#shared/endpoint.ts';
import type { applicationEndpoints } from '../../contract.ts';
import { call } from '../queries.ts';

type StaffList = Input<(typeof applicationEndpoints)['GET /api/loan-application/admin']>['query'];

export const staffApplicationsQuery = (query: StaffList) =>
  queryOptions({
    queryKey: ['applications', 'all', query],
    queryFn: ({ signal }) => call('GET /api/loan-application/admin', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const figuresQuery = queryOptions({
  queryKey: ['applications', 'figures'],
  queryFn: ({ signal }) => call('GET /api/loan-application/admin/figures', {}, { signal }),
});

/** Kept under a key that no live event names: it is read again only when it is asked for again, for each look is on record. */
export const verifiedSectionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['verified sections', id],
    queryFn: ({ signal }) =>
      call('GET /api/loan-application/admin/:id/sections', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

export const staffApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) => call('GET /api/loan-application/admin/:id', { params: { id } }, { signal }),
    meta: { topics: ['signals'] },
  });
