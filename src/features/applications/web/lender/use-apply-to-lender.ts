// Applying for a lender's loan: once for one intent, said in the server's own words, then on to the applications.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import type { applicationEndpoints } from '../../contract.ts';
import { useIntentKey, useLeaveOnceApplied } from '../after-applying.ts';
import { call } from '../queries.ts';

export type AskedOfLender = Input<(typeof applicationEndpoints)['POST /api/loan/user/apply']>['body'];

export function useApplyToLender() {
  const queries = useQueryClient();
  const keyOf = useIntentKey();
  const application = useMutation({
    mutationFn: (asked: AskedOfLender) =>
      call('POST /api/loan/user/apply', { body: asked }, { key: keyOf(JSON.stringify(asked)) }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message, 'bottom-left'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['applications'] }),
        queries.invalidateQueries({ queryKey: ['consents'] }),
      ]),
  });
  useLeaveOnceApplied(application.isSuccess);
  return application;
}
