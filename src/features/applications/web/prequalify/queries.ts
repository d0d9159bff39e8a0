// What the screens of prequalification read and change. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import type { prequalificationEndpoints } from '../../contract/prequalification.ts';
import { useIntentKey } from '../after-applying.ts';

const call = caller<typeof prequalificationEndpoints>();

export const offersQuery = (loan?: string) =>
  queryOptions({
    queryKey: ['consents', 'offers', loan ?? ''],
    queryFn: ({ signal }) => call('GET /api/prequalification', { query: { loan } }, { signal }),
    meta: { topics: ['submissions'] },
  });

/** Each reading of it is a look at the people on it: it is read when it is opened and when news of it come, not when a window is. */
export const prequalifiedQuery = (page: number) =>
  queryOptions({
    queryKey: ['applications', 'prequalified', page],
    queryFn: ({ signal }) => call('GET /api/prequalification/partner', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

type Agreed = Input<(typeof prequalificationEndpoints)['POST /api/prequalification/contact']>['body'];

export function useLetContact() {
  const queries = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (agreed: Agreed) =>
      call('POST /api/prequalification/contact', { body: agreed }, { key: keyOf(JSON.stringify(agreed)) }),
    onSuccess: ({ message }) => toast.good(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['consents'] }),
  });
}
