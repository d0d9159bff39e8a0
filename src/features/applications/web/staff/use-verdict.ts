// Approving and rejecting: says how it went, and waits until what is on show is true again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { applicationTexts } from '#texts/applications.ts';
import { call } from '../queries.ts';

export type Verdict =
  | { status: 'Approved'; note: string }
  | { status: 'Rejected'; reason: string; note: string };

/** A lost race ends as a failure too; what somebody else decided is then on show. */
export function useVerdict(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) =>
      verdict.status === 'Approved'
        ? call('POST /api/loan-application/admin/:id/approve', {
            params: { id },
            body: { approvalNote: verdict.note },
          })
        : call('POST /api/loan-application/admin/:id/reject', {
            params: { id },
            body: { rejectionReason: verdict.reason, rejectionNote: verdict.note },
          }),
    onSuccess: ({ message }) => toast.good(message),
    onError: () => toast.bad(applicationTexts.decisionFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  });
}
