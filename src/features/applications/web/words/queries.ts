// What stands beside an application to a lender, read and written. The key begins with the live topic that makes it stale.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { wordsEndpoints } from '../../contract/words.ts';

export const call = caller<typeof wordsEndpoints>();

/** Never shown again from memory: whether the applicant still shares anything is asked at every look. */
export const wordsQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'words', id],
    queryFn: ({ signal }) => call('GET /api/loan-application/:id/words', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
