// What the page of one person reads of the account. Keys begin with the live topic that makes them stale.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Output } from '#shared/endpoint.ts';
import type { personEndpoints } from '../../../contract/person.ts';

export const call = caller<typeof personEndpoints>();

export type Account = Output<(typeof personEndpoints)['GET /api/accounts/:id']>;

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'one', id],
    queryFn: ({ signal }) => call('GET /api/accounts/:id', { params: { id } }, { signal }),
  });

export const sessionsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'sessions of', id],
    queryFn: ({ signal }) => call('GET /api/accounts/sessions/of/:id', { params: { id } }, { signal }),
  });
