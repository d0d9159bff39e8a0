// Verifying and rejecting: says how it went, and waits until what is on show is true again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { VerificationRecord } from '../../contract.ts';
import { reviewTexts } from '../../texts/staff-review.ts';
import { call } from './queries.ts';

export type Verdict =
  | { status: 'Verified'; note: string }
  | { status: 'Rejected'; reason: string; note: string };

type Decision = { about: Pick<VerificationRecord, '_id' | 'userId' | 'sId'>; verdict: Verdict };

/** Where toasts stand: away from the decision bar, which is at the right. */
export const TOAST_PLACE = 'bottom-left';

/** Options of a call that is sent also when the tab is closed right behind it. */
const SENT = { keepalive: true };

/** Sends a verdict; answers until when it may be taken back. */
export function sendVerdict({ about, verdict }: Decision) {
  const params = { id: about._id };
  const whose = { userId: about.userId, sid: about.sId };
  return verdict.status === 'Verified'
    ? call(
        'POST /api/verification/approve/:id',
        { params, body: { ...whose, approvalNote: verdict.note } },
        SENT,
      )
    : call(
        'POST /api/verification/reject/:id',
        {
          params,
          body: { ...whose, rejectionReason: verdict.reason, rejectionNote: verdict.note },
        },
        SENT,
      );
}

/** Takes a verdict back, which its officer may while `undoUntil` has not come. */
export const sendUndo = ({ _id: id, userId }: Pick<VerificationRecord, '_id' | 'userId'>) =>
  call('POST /api/verification/undo/:id', { params: { id }, body: { userId } });

/** The mutation that decides. A lost race ends as a failure too; what the other one decided is then on show. */
export const useDecide = () => useSent(sendVerdict, wordsOf);

/** The mutation that takes a verdict back. */
export const useTakeBack = () => useSent(sendUndo, ({ message }) => message);

function useSent<What, Answer extends { message: string }>(
  send: (what: What) => Promise<Answer>,
  wordsFor: (failure: Error) => string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast.good(message, TOAST_PLACE),
    onError: (failure) => toast.bad(wordsFor(failure), TOAST_PLACE),
    onSettled: () =>
      Promise.all(
        ['verifications', 'submissions', 'review-claims'].map((topic) =>
          queries.invalidateQueries({ queryKey: [topic] }),
        ),
      ),
  });
}

/** The words for a failed decision: who is in the way, or for anything else those of the specification. */
export const wordsOf = (failure: Error): string =>
  failure instanceof CallFailed && failure.code === 'verification.claimed'
    ? failure.message
    : reviewTexts.failed;
