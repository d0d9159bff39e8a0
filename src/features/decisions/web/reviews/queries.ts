// What the screens about reviews read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { DecisionReviewRow, reviewEndpoints } from '../../contract/reviews.ts';

export const call = caller<typeof reviewEndpoints>();

export const ownReviewQuery = queryOptions({
  queryKey: ['reviews', 'own'],
  queryFn: ({ signal }) => call('GET /api/decision-reviews/own', {}, { signal }),
});

export const reviewsQuery = (query: { page: number; state: DecisionReviewRow['state'] }) =>
  queryOptions({
    queryKey: ['reviews', 'all', query],
    queryFn: ({ signal }) => call('GET /api/decision-reviews', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', 'one', id],
    queryFn: ({ signal }) => call('GET /api/decision-reviews/:id', { params: { id } }, { signal }),
  });
