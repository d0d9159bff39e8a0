// Whom staff write with. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#shared/endpoint.ts';
import type { messageEndpoints } from '../../contract.ts';
import { call, TOPIC } from '../queries.ts';

type PartnerList = Input<(typeof messageEndpoints)['GET /api/messages/user/list']>['query'];

export const partnersQuery = (query: PartnerList) =>
  queryOptions({
    queryKey: [TOPIC, 'partners', query],
    queryFn: ({ signal }) => call('GET /api/messages/user/list', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
