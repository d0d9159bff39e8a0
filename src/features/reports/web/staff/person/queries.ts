// What the page of one person reads from several areas. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { reportEndpoints, TimelineKind } from '../../../contract.ts';

const call = caller<typeof reportEndpoints>();

type Place = { kind: TimelineKind | undefined; before: string | undefined };

export const timelineQuery = (id: string, { kind, before }: Place) =>
  queryOptions({
    queryKey: ['accounts', 'timeline', id, kind, before],
    queryFn: ({ signal }) =>
      call('GET /api/accounts/timeline/:id', { params: { id }, query: { kind, before } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const variablesQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'variables', id],
    queryFn: ({ signal }) => call('GET /api/accounts/variables/:id', { params: { id } }, { signal }),
  });
