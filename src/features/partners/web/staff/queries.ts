// What the staff's screens of lenders read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { partnerDeskEndpoints } from '../../contract/desk.ts';

export const call = caller<typeof partnerDeskEndpoints>();

type ListQuery = Input<(typeof partnerDeskEndpoints)['GET /api/partners/staff']>['query'];

export const lendersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['lenders', 'staff list', query],
    queryFn: ({ signal }) => call('GET /api/partners/staff', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const lenderOnDeskQuery = (id: string) =>
  queryOptions({
    queryKey: ['lenders', 'staff one', id],
    queryFn: ({ signal }) => call('GET /api/partners/staff/:id', { params: { id } }, { signal }),
  });

export const lenderProductsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['lenders', 'staff products', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/partners/staff/:id/products', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const lenderLoansQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['lenders', 'staff loans', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/partners/staff/:id/loans', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
