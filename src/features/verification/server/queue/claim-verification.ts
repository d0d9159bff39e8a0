// Holds documents for the officer who opened them, so that two officers never do the same work.

import { happened } from '#features/activity/server/happened.ts';
import type { ReviewClaim, verificationEndpoints } from '#features/verification/contract.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { reviewTakenOver } from '../happenings.ts';
import { refuseDecided } from '../second-looks/refuse-decided.ts';
import { hold, holderOf, isOthers } from './claims.ts';

/** Claims documents, and answers who holds them now. Another's claim is taken over only on purpose (`takeOver`), and that is audited. */
export function claimVerification(
  work: Work<Actor>,
  { params, body }: Received<typeof verificationEndpoints, 'POST /api/verification/claim/:id'>,
): Promise<ReviewClaim> {
  return work.transaction(async (work) => {
    const accountId = await lockWaiting(work, params.id);
    const earlier = await holderOf(work, params.id);
    const takesOver = isOthers(work, earlier);
    if (takesOver && !body.takeOver) return earlier;
    const held = await hold(work, params.id, earlier);
    if (takesOver)
      await happened(
        work,
        reviewTakenOver,
        { subjectId: params.id, accountId },
        { before: { reviewedBy: earlier.by._id }, after: { reviewedBy: work.actor.id } },
      );
    return held;
  });
}

async function lockWaiting(work: Work, id: IdOf<'verifications'>): Promise<IdOf<'accounts'>> {
  const row = await work.db
    .selectFrom('verifications')
    .select(['status', 'account_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  await refuseDecided(work, { id, status: row.status });
  return row.account_id;
}
