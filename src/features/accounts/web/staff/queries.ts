// What the staff's screens of accounts read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#shared/endpoint.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';
import { deskCall } from './desk-call.ts';

type ListQuery = Input<(typeof accountDeskEndpoints)['GET /api/accounts']>['query'];

export const accountsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['accounts', 'list', query],
    queryFn: ({ signal }) => deskCall('GET /api/accounts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
