// Opens a section of the caller again after a decline that read its answers: they have changed since, and are sent and checked anew.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { lockStanding, openAgain } from '#features/verification/server/reopen-section.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { decisionEndpoints } from '../../contract.ts';
import { adviceBehind } from '../../rules/offer-on-wire.ts';
import { mayUpdateAfter } from '../../rules/updates/sections-behind.ts';
import { updateTexts } from '../../texts/decisions.ts';
import { decisionRefusals } from '../../texts/refusals.ts';
import { decideFor, modelFor } from '../decide-for.ts';
import { sectionUpdated } from '../happenings.ts';
import { sectionsToUpdate } from './sections-to-update.ts';

/** Reopens a section; what was answered stays on record. Applying locks the account too, so nobody borrows on answers that are being changed. */
export function updateSection(
  work: Work<Actor>,
  { params }: Received<typeof decisionEndpoints, 'POST /api/informations/update/:id'>,
): Promise<{ sId: string }> {
  return work.transaction(async (work) => {
    const { id: accountId } = await lockOwnAccount(work);
    const submission = await lockStanding(work, params.id, accountId);
    const { policy, decision } = await decideFor(work, accountId, modelFor(work.actor, undefined));
    const { adviceGap } = adviceBehind(policy, decision);
    const updates = mayUpdateAfter(decision, adviceGap) ? await sectionsToUpdate(work, decision) : [];
    if (!updates.some(({ _id }) => _id === submission.id))
      return refuse(decisionRefusals['section.no_update']);
    const { id, status, s_id: sId } = submission;
    await openAgain(work, submission, updateTexts.replaced);
    await happened(
      work,
      sectionUpdated,
      { subjectId: id, accountId },
      {
        before: { status },
        after: { section: sId },
      },
    );
    return { sId };
  });
}
