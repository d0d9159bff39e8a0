// A decision about a lender: says how it went, and reads again what is on show, because a lost race ends as a failure too.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';

export function useJudgement<Decision>(decide: (decision: Decision) => Promise<{ message: string }>) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, CallFailed, Decision>({
    mutationFn: decide,
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () =>
      Promise.all(['lenders', 'accounts'].map((topic) => queries.invalidateQueries({ queryKey: [topic] }))),
  });
}
