// Starts a trial of a draft as it stands, and ends a running one without a result.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { policyTrialTexts as texts } from '../../texts/staff-policy.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { trialCancelled, trialStarted } from '../happenings.ts';
import { draftFigures, lockDraft, refuseErrors } from './drafts.ts';
import { TRY_POLICY } from './run-trial.ts';
import { newestVersion } from './versions.ts';

export async function startTrial(
  work: Work<Actor>,
  { params, body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts/:id/try'>,
) {
  return work.transaction(async (work) => {
    const draft = await lockDraft(work, params.id, body.revision);
    refuseErrors(draftFigures(draft));
    const running = await work.db
      .selectFrom('policy_trials')
      .select('id')
      .where('draft_id', '=', draft.id)
      .where('state', '=', 'Running')
      .executeTakeFirst();
    if (running) refuse(staffDecisionRefusals['policy.trial_running']);
    const { version } = await newestVersion(work);
    const id = newId<'policy_trials'>(work.now.getTime());
    await work.db
      .insertInto('policy_trials')
      .values({
        id,
        draft_id: draft.id,
        policy: JSON.stringify(draft.policy),
        policy_hash: draft.policy_hash,
        against_version: version,
        people_asked: body.people,
        state: 'Running',
        started_by: work.actor.id,
        started_at: work.now,
      })
      .execute();
    await happened(
      work,
      trialStarted,
      { subjectId: id },
      { after: { draftId: draft.id, revision: draft.revision, against: version, people: body.people } },
    );
    await work.services.jobs.send(work.db, TRY_POLICY, { id });
    return { _id: id };
  });
}

export async function cancelTrial(
  work: Work<Actor>,
  { params }: Received<typeof policyDeskEndpoints, 'POST /api/policy/trials/:id/cancel'>,
) {
  return work.transaction(async (work) => {
    const trial = await work.db
      .selectFrom('policy_trials')
      .select('state')
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!trial) return refuse('request.not_found');
    if (trial.state !== 'Running') return refuse(staffDecisionRefusals['policy.trial_ended']);
    await work.db
      .updateTable('policy_trials')
      .set({ state: 'Cancelled', ended_at: work.now })
      .where('id', '=', params.id)
      .execute();
    await happened(
      work,
      trialCancelled,
      { subjectId: params.id },
      { before: trial, after: { state: 'Cancelled' } },
    );
    return { message: texts.cancelledToast };
  });
}
