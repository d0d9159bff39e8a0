// Applying: once for one intent, however often the button or the network repeats it; then on to the applications.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import { applicationTexts } from '#texts/applications.ts';
import type { applicationEndpoints } from '../../contract.ts';
import { call } from '../queries.ts';

export type Asked = Input<(typeof applicationEndpoints)['POST /api/loan-application']>['body'];

const LEAVES_AFTER_MS = 2_500;

export function useApply() {
  const queries = useQueryClient();
  const navigate = useNavigate();
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
  const { isSuccess } = application;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => navigate('/loan-application'), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return application;
}

/** The retry key of what is asked for: the same until something else is. */
function useIntentKey() {
  const intent = useRef({ asked: '', key: '' });
  return (asked: string): string => {
    if (intent.current.asked !== asked) intent.current = { asked, key: crypto.randomUUID() };
    return intent.current.key;
  };
}
