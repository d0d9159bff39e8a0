// Saves a draft or discards it, as its caller last saw it; of two admins who do so at once, the second is refused.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { policyDraftTexts as texts } from '../../texts/staff-policy.ts';
import { draftDiscarded, draftSaved } from '../happenings.ts';
import { draftFigures, hashOf, keepWriter, lockDraft, refuseBeyondLimits } from './drafts.ts';

export async function saveDraft(
  work: Work<Actor>,
  { params, body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts/:id'>,
) {
  return work.transaction(async (work) => {
    const draft = await lockDraft(work, params.id, body.revision);
    refuseBeyondLimits(body.policy);
    const before = draftFigures(draft);
    const revision = draft.revision + 1;
    await work.db
      .updateTable('policy_drafts')
      .set({
        policy: JSON.stringify(body.policy),
        policy_hash: hashOf(body.policy),
        revision,
        changed_by: work.actor.id,
        changed_at: work.now,
      })
      .where('id', '=', draft.id)
      .execute();
    await keepWriter(work, draft.id);
    await happened(
      work,
      draftSaved,
      { subjectId: draft.id },
      {
        before: { revision: draft.revision, policy: before },
        after: { revision, policy: body.policy, changes: policyChanges(before, body.policy) },
      },
    );
    return { message: texts.saved, revision };
  });
}

export async function discardDraft(
  work: Work<Actor>,
  { params, body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts/:id/discard'>,
) {
  return work.transaction(async (work) => {
    const draft = await lockDraft(work, params.id, body.revision);
    await work.db
      .updateTable('policy_drafts')
      .set({ state: 'Discarded', changed_by: work.actor.id, changed_at: work.now })
      .where('id', '=', draft.id)
      .execute();
    await happened(
      work,
      draftDiscarded,
      { subjectId: draft.id },
      { before: { state: draft.state, policy: draftFigures(draft) }, after: { state: 'Discarded' } },
    );
    return { message: texts.discarded };
  });
}
