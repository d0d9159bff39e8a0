// Verifying and rejecting: says how it went, and waits until what is on show is true again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { reviewTexts } from '#texts/information.ts';
import type { VerificationRecord } from '../../contract.ts';
import { call } from './queries.ts';

export type Verdict =
  | { status: 'Verified'; note: string }
  | { status: 'Rejected'; reason: string; note: string };

type Decision = { about: Pick<VerificationRecord, '_id' | 'userId' | 'sId'>; verdict: Verdict };

/** Away from the decision bar, which stands at the right. */
const TOAST_PLACE = 'bottom-left';

/** A lost race ends as a failure too; what the other one decided is then on show. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ about, verdict }: Decision) => {
      const params = { id: about._id };
      const whose = { userId: about.userId, sid: about.sId };
      return verdict.status === 'Verified'
        ? call('POST /api/verification/approve/:id', {
            params,
            body: { ...whose, approvalNote: verdict.note },
          })
        : call('POST /api/verification/reject/:id', {
            params,
            body: { ...whose, rejectionReason: verdict.reason, rejectionNote: verdict.note },
          });
    },
    onSuccess: ({ message }) => toast.good(message, TOAST_PLACE),
    onError: () => toast.bad(reviewTexts.failed, TOAST_PLACE),
    onSettled: () =>
      Promise.all(
        ['verifications', 'submissions'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
      ),
  });
}
