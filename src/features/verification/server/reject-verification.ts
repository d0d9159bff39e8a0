// Rejects documents, with the reason that their owner reads.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { verificationEndpoints } from '../contract.ts';
import { undoUntil } from '../rules/undo-verdict.ts';
import { reviewTexts } from '../texts/staff-review.ts';
import { decide } from './decide.ts';

export function rejectVerification(
  work: Work<Actor>,
  { params, body }: Received<typeof verificationEndpoints, 'POST /api/verification/reject/:id'>,
): Promise<{ message: string; status: 'Rejected'; undoUntil: string }> {
  const { userId, sid, rejectionReason, rejectionNote } = body;
  return work.transaction(async (work) => {
    await decide(
      work,
      { id: params.id, userId, sid },
      { status: 'Rejected', rejectionReason, rejectionNote },
    );
    return {
      message: reviewTexts.rejected,
      status: 'Rejected',
      undoUntil: undoUntil(work.now).toISOString(),
    };
  });
}
