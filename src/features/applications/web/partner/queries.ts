// What the lender's screens of applications read and change. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import { uiTexts } from '#texts/ui.ts';
import type { applicationEndpoints, LenderApplication, LenderVerdict } from '../../contract.ts';
import { call } from '../queries.ts';

type List = Input<(typeof applicationEndpoints)['GET /api/loan-application/partner']>['query'];

export const lenderApplicationsQuery = (query: List) =>
  queryOptions({
    queryKey: ['applications', 'of lender', query],
    queryFn: ({ signal }) => call('GET /api/loan-application/partner', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Never shown again from memory: whether the applicant still shares anything is asked at every look. */
export const lenderApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'one of lender', id],
    queryFn: async ({ signal }): Promise<LenderApplication> => {
      const answer = await call('GET /api/loan-application/:id', { params: { id } }, { signal });
      if (!('userInfo' in answer)) throw new Error(uiTexts.loadFailed);
      return answer;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** What the verdict made of it stands on the page at once; a lost race shows what was decided first. */
export function useLenderVerdict(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LenderVerdict) =>
      call('POST /api/loan-application/updateStatus/:id', { params: { id }, body }),
    onSuccess: ({ message, status }) => {
      const { queryKey } = lenderApplicationQuery(id);
      queries.setQueryData(queryKey, (known) => known && { ...known, status, mayApprove: false });
      toast.good(message);
    },
    onError: (failure) => toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  });
}
