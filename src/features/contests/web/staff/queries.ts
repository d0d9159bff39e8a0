// What the staff's screens of contests read. Every key begins with the topic that the server announces when contests change.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import type { prizeEndpoints } from '#features/prizes/contract.ts';
import { caller } from '#platform/web/call.ts';
import type { PageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import type { Input } from '#shared/endpoint.ts';
import type { contestRequestEndpoints } from '../../contract/requests.ts';
import type { contestEndpoints } from '../../contract.ts';

export const call = caller<typeof contestEndpoints>();
export const callRequests = caller<typeof contestRequestEndpoints>();
const callPrizes = caller<typeof prizeEndpoints>();

type DeskList = Input<(typeof contestEndpoints)['GET /api/contests/desk']>['query'];

export const deskQuery = (query: DeskList) =>
  queryOptions({
    queryKey: ['contests', 'desk', query],
    queryFn: ({ signal }) => call('GET /api/contests/desk', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deskContestQuery = (id: string) =>
  queryOptions({
    queryKey: ['contests', 'desk', 'one', id],
    queryFn: ({ signal }) => call('GET /api/contests/desk/:id', { params: { id } }, { signal }),
  });

export const contestRequestsQuery = (query: PageAsked) =>
  queryOptions({
    queryKey: ['contests', 'requests', query],
    queryFn: ({ signal }) => callRequests('GET /api/contests/requests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const participantsQuery = (id: string, page: number, search: string) =>
  queryOptions({
    queryKey: ['contests', 'participants', id, page, search],
    queryFn: ({ signal }) =>
      call('GET /api/contests/participants/:id', { params: { id }, query: { page, search } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const winnersQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['contests', 'winners', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/contests/winners/:id', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a contest can give: prizes of type Prize, the first page of what matches. */
export const searchPrizes: SearchChoices = async (_list, search, signal) => {
  const query = search === '' ? { type: 'Prize' as const } : { type: 'Prize' as const, search };
  const { rows } = await callPrizes('GET /api/prizes', { query }, { signal });
  return rows.map(({ _id, name }) => ({ _id, name }));
};
