// What the screens of prequalification read and change. Keys begin with the live topic that makes them stale.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import type { prequalificationEndpoints } from '../../contract/prequalification.ts';
import { useIntentKey } from '../after-applying.ts';

export const call = caller<typeof prequalificationEndpoints>();

export const offersQuery = (loan?: string) =>
  queryOptions({
    queryKey: ['consents', 'offers', loan ?? ''],
    queryFn: ({ signal }) => call('GET /api/prequalification', { query: { loan } }, { signal }),
    meta: { topics: ['submissions'] },
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
