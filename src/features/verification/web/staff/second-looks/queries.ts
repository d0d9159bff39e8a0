// What the screens of second looks read and send. Keys begin with the live topic that makes them stale.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Output } from '#shared/endpoint.ts';
import type { secondLookEndpoints } from '../../../contract/second-looks.ts';

export const SECOND_LOOKS = 'second-looks';

export const call = caller<typeof secondLookEndpoints>();

export type Look = Output<(typeof secondLookEndpoints)['GET /api/second-looks/:id']>;

export const lookQuery = (id: string) =>
  queryOptions({
    queryKey: [SECOND_LOOKS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/second-looks/:id', { params: { id } }, { signal }),
  });

export const sharesQuery = queryOptions({
  queryKey: [SECOND_LOOKS, 'shares'],
  queryFn: ({ signal }) => call('GET /api/second-looks/shares', {}, { signal }),
});
