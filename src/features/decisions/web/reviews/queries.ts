// What the screens about reviews read. Keys begin with the live topic that makes them stale.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { reviewEndpoints } from '../../contract/reviews.ts';

export const call = caller<typeof reviewEndpoints>();

export const ownReviewQuery = queryOptions({
  queryKey: ['reviews', 'own'],
  queryFn: ({ signal }) => call('GET /api/decision-reviews/own', {}, { signal }),
});
