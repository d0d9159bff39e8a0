// The reviews that borrowers ask for, as staff read them. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import type { DecisionReviewRow } from '../../contract/reviews.ts';
import { call } from '../reviews/queries.ts';

export const reviewsQuery = (query: PageByMoment & { state: DecisionReviewRow['state'] }) =>
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
