// What the screens of messages read. Keys begin with the live topic that makes them stale.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Output } from '#shared/endpoint.ts';
import type { Message, messageEndpoints } from '../contract.ts';

export const call = caller<typeof messageEndpoints>();

export const TOPIC = 'messages';

export const unreadQuery = queryOptions({
  queryKey: [TOPIC, 'unread'],
  queryFn: ({ signal }) => call('GET /api/messages/unread', {}, { signal }),
});

/** A thread page by page, the newest page first. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'thread', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/messages/:id',
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.before,
  });

type ThreadPage = Output<(typeof messageEndpoints)['GET /api/messages/:id']>;

/** The messages of the pages in the order in which they were written. */
export const messagesOf = (pages: readonly ThreadPage[]): Message[] =>
  pages.toReversed().flatMap(({ messages }) => messages);
