// What the contest screens read. Every key begins with the topic that the server announces when contests change.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { contestEndpoints, PublishedWhen } from '../contract.ts';

export const call = caller<typeof contestEndpoints>();

export const contestsQuery = (when: PublishedWhen, page = 1) =>
  queryOptions({
    queryKey: ['contests', when, page],
    queryFn: ({ signal }) => call('GET /api/contests', { query: { when, page } }, { signal }),
  });

export const joinedContestsQuery = (page: number) =>
  queryOptions({
    queryKey: ['contests', 'user', page],
    queryFn: ({ signal }) => call('GET /api/contests/user', { query: { page } }, { signal }),
  });

export const contestQuery = (id: string) =>
  queryOptions({
    queryKey: ['contests', 'one', id],
    queryFn: ({ signal }) => call('GET /api/contests/:id', { params: { id } }, { signal }),
  });
