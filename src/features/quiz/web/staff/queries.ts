// What the staff's screens of the quiz read. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { PageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import type { quizEndpoints } from '../../contract.ts';

const call = caller<typeof quizEndpoints>();

export const answersQuery = (query: PageByMoment & { search: string }) =>
  queryOptions({
    queryKey: ['quiz', 'answers', query],
    queryFn: ({ signal }) => call('GET /api/quiz/answers', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const summaryQuery = queryOptions({
  queryKey: ['quiz', 'summary'],
  queryFn: ({ signal }) => call('GET /api/quiz/answers/summary', {}, { signal }),
});

/** What somebody prefers, on the page of their account. */
export const preferencesOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'preferences of', id],
    queryFn: ({ signal }) => call('GET /api/quiz/preferences/:id', { params: { id } }, { signal }),
  });

export const personsAnswersQuery = (id: string) =>
  queryOptions({
    queryKey: ['quiz', 'person', id],
    queryFn: ({ signal }) => call('GET /api/quiz/answers/:id', { params: { id } }, { signal }),
  });
