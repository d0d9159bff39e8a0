// Reading one's own preferences.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { quizEndpoints } from '../../contract.ts';

export const call = caller<typeof quizEndpoints>();

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call('GET /api/quiz/preferences', {}, { signal }),
});
