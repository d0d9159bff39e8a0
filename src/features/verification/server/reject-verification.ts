// Rejects documents, with the reason that their owner reads.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { reviewTexts } from '../texts/staff-review.ts';
import { decide } from './decide.ts';

type Received = {
  params: { id: string };
  body: { userId: string; sid: string; rejectionReason: string; rejectionNote?: string | undefined };
};

export function rejectVerification(
  work: Work<Actor>,
  { params, body }: Received,
): Promise<{ message: string; status: 'Rejected' }> {
  const { userId, sid, rejectionReason, rejectionNote } = body;
  return work.transaction(async (work) => {
    await decide(
      work,
      { id: params.id, userId, sid },
      { status: 'Rejected', rejectionReason, rejectionNote },
    );
    return { message: reviewTexts.rejected, status: 'Rejected' };
  });
}
