// What the staff's screens of prizes and redemptions read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#shared/endpoint.ts';
import type { prizeEndpoints } from '../../contract.ts';
import { call } from '../queries.ts';

type PrizesAsked = Input<(typeof prizeEndpoints)['GET /api/prizes']>['query'];

export const staffPrizesQuery = (query: PrizesAsked) =>
  queryOptions({
    queryKey: ['prizes', 'desk', query],
    queryFn: ({ signal }) => call('GET /api/prizes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

type RedemptionsAsked = Input<(typeof prizeEndpoints)['GET /api/acquisitions']>['query'];

export const redemptionsQuery = (query: RedemptionsAsked) =>
  queryOptions({
    queryKey: ['prizes', 'redemptions', query],
    queryFn: ({ signal }) => call('GET /api/acquisitions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const redemptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['prizes', 'redemption', id],
    queryFn: ({ signal }) => call('GET /api/acquisitions/:id', { params: { id } }, { signal }),
  });
