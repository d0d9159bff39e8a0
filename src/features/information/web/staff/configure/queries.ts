// What the screens of configuration read and write. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { ConfigurationKind, configurationEndpoints } from '../../../contract/configuration.ts';

type Endpoints = typeof configurationEndpoints;

export const call = caller<Endpoints>();

export const addressOf: Record<ConfigurationKind, string> = {
  information: '/admin/configure-information',
  verification: '/admin/configure-verification',
};

export const listOf: Record<ConfigurationKind, string> = {
  information: '/api/informations/schemas',
  verification: '/api/informations/verification-schemas',
};

type ListQuery = NonNullable<Input<Endpoints['GET /api/informations/schemas']>['query']>;

export const schemasQuery = (kind: ConfigurationKind, query: ListQuery) =>
  queryOptions({
    queryKey: ['configuration', kind, 'list', query],
    queryFn: ({ signal }) =>
      kind === 'information'
        ? call('GET /api/informations/schemas', { query }, { signal })
        : call('GET /api/informations/verification-schemas', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const schemaQuery = (kind: ConfigurationKind, id: string) =>
  queryOptions({
    queryKey: ['configuration', kind, 'one', id],
    queryFn: ({ signal }) =>
      kind === 'information'
        ? call('GET /api/informations/schemas/:id', { params: { id } }, { signal })
        : call('GET /api/informations/verification-schemas/:id', { params: { id } }, { signal }),
  });

export const historyQuery = (kind: ConfigurationKind, id: string, page: number) =>
  queryOptions({
    queryKey: ['configuration', kind, 'history', id, page],
    queryFn: ({ signal }) => {
      const input = { params: { id }, query: { page } };
      return kind === 'information'
        ? call('GET /api/informations/schemas/:id/history', input, { signal })
        : call('GET /api/informations/verification-schemas/:id/history', input, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** A version never changes. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['form version', id],
    queryFn: ({ signal }) => call('GET /api/informations/versions/:id', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
