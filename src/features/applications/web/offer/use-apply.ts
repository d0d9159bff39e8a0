// Applying: once for one intent, however often the button or the network repeats it; then on to the applications.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import type { applicationEndpoints } from '../../contract.ts';
import { applicationTexts } from '../../texts/applications.ts';
import { useIntentKey, useLeaveOnceApplied } from '../after-applying.ts';
import { call } from '../queries.ts';

export type Asked = Input<(typeof applicationEndpoints)['POST /api/loan-application']>['body'];

export function useApply() {
  const queries = useQueryClient();
  const keyOf = useIntentKey();
  const application = useMutation({
    mutationFn: (asked: Asked) =>
      call('POST /api/loan-application', { body: asked }, { key: keyOf(JSON.stringify(asked)) }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => {
      toast.bad(applicationTexts.failed);
      // What stands in the way is an offer that is no longer the one on show.
      if (failure instanceof CallFailed && failure.status === 409)
        void queries.invalidateQueries({ queryKey: ['offer'] });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  });
  useLeaveOnceApplied(application.isSuccess);
  return application;
}
