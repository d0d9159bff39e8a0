// What the screens of everything that waits read and send. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { caseworkEndpoints } from '../../contract.ts';

export const CASEWORK = 'casework';

export const call = caller<typeof caseworkEndpoints>();

/** What any queue's entries come and go with. */
const meta = {
  topics: [
    ...['applications', 'verifications', 'review-claims', 'loans', 'imports', 'prizes'],
    ...['complaints', 'signals', 'reviews', 'agreements', 'second-looks'],
  ],
};

type Asked = NonNullable<Input<(typeof caseworkEndpoints)['GET /api/casework']>['query']>;

export const entriesQuery = (query: Asked) =>
  queryOptions({
    queryKey: [CASEWORK, 'list', query],
    queryFn: ({ signal }) => call('GET /api/casework', { query }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const ofRecordQuery = (id: string) =>
  queryOptions({
    queryKey: [CASEWORK, 'of', id],
    queryFn: ({ signal }) => call('GET /api/casework', { query: { record: id } }, { signal }),
    meta,
  });

export const levelsQuery = queryOptions({
  queryKey: [CASEWORK, 'levels'],
  queryFn: ({ signal }) => call('GET /api/casework/levels', {}, { signal }),
  meta,
});

/** Kept for as long as nobody is added to the staff: only the server insists, a screen spares the refusal. */
export const oneHandQuery = queryOptions({
  queryKey: [CASEWORK, 'one-hand'],
  queryFn: ({ signal }) => call('GET /api/casework/one-hand', {}, { signal }),
  select: ({ people }) => new Map(people.map(({ _id, until }) => [_id, new Date(until)])),
  staleTime: 300_000,
  meta: { topics: ['accounts'] },
});
