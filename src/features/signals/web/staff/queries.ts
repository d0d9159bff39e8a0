// What the screens of signals read and send. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { signalEndpoints } from '../../contract.ts';

export const SIGNALS = 'signals';

export const call = caller<typeof signalEndpoints>();

type Query = NonNullable<Input<(typeof signalEndpoints)['GET /api/signals']>['query']>;

export const queueQuery = (query: Query) =>
  queryOptions({
    queryKey: [SIGNALS, 'queue', query],
    queryFn: ({ signal }) => call('GET /api/signals', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ofPersonQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [SIGNALS, 'of', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/signals/person/:id', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const signalQuery = (id: string) =>
  queryOptions({
    queryKey: [SIGNALS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/signals/:id', { params: { id } }, { signal }),
  });
