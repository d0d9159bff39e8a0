// Publishes a draft as the next version: by somebody who did not write it, on a finished trial of exactly its figures against the version in force.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { isPossibleStart } from '../../rules/policy/possible-start.ts';
import { isWholeTrial } from '../../rules/policy/whole-trial.ts';
import { policyDraftTexts as texts } from '../../texts/staff-policy.ts';
import { policyStartTexts as startTexts } from '../../texts/staff-policy-return.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { policyPublished } from '../happenings.ts';
import { type DraftRow, draftFigures, lockDraft, refuseFaults } from './drafts.ts';
import { figuresIn, lockVersions, newestVersion } from './versions.ts';

type Asked = Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts/:id/publish'>;

export async function publishDraft(work: Work<Actor>, { params, body }: Asked) {
  return work.transaction(async (work) => {
    await lockVersions(work);
    const draft = await lockDraft(work, params.id, body.revision);
    const figures = draftFigures(draft);
    refuseFaults(figures);
    await refuseWriter(work, draft.id);
    const startsAt = startIn(body.startsAt, work.now);
    const inForce = await newestVersion(work);
    if (inForce.starts_at && inForce.starts_at > work.now) refuse(staffDecisionRefusals['policy.waits']);
    const changes = policyChanges(figuresIn(inForce), figures);
    if (changes.length === 0) refuse(staffDecisionRefusals['policy.no_change']);
    const trialId = await trialFor(work, draft, inForce.version);
    const version = inForce.version + 1;
    await work.db
      .insertInto('policies')
      .values({
        version,
        policy: JSON.stringify({ ...figures, version }),
        note: body.note,
        trial_id: trialId,
        tried_against: inForce.version,
        policy_hash: draft.policy_hash,
        published_at: work.now,
        starts_at: startsAt,
        created_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    await work.db
      .updateTable('policy_drafts')
      .set({ state: 'Published' })
      .where('id', '=', draft.id)
      .execute();
    await happened(
      work,
      policyPublished,
      { subjectId: String(version) },
      {
        before: { version: inForce.version, policy: figuresIn(inForce) },
        after: { version, policy: figures, changes, note: body.note, trialId, startsAt },
      },
    );
    const message = startsAt ? startTexts.starts(version, showMoment(startsAt)) : texts.published(version);
    return { message, version };
  });
}

/** The moment at which the version starts; null where that is its publication. Refuses one that is not possible. */
function startIn(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const start = new Date(text);
  if (isPossibleStart(start, now)) return start;
  return refuse(staffDecisionRefusals['policy.start'], { fields: { startsAt: startTexts.possible } });
}

async function refuseWriter({ db, actor }: Work<Actor>, draftId: IdOf<'policy_drafts'>): Promise<void> {
  const written = await db
    .selectFrom('policy_draft_writers')
    .select('draft_id')
    .where('draft_id', '=', draftId)
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  if (written) refuse(staffDecisionRefusals['policy.second_person']);
}

/** The latest finished trial of exactly these figures that is of enough people; refuses where there is none. */
async function trialFor(
  work: Work,
  draft: Pick<DraftRow, 'id' | 'policy_hash'>,
  against: number,
): Promise<IdOf<'policy_trials'>> {
  const trials = await work.db
    .selectFrom('policy_trials')
    .select(['id', 'people_tried as peopleTried', 'people_asked as peopleAsked'])
    .where('draft_id', '=', draft.id)
    .where('policy_hash', '=', draft.policy_hash)
    .where('against_version', '=', against)
    .where('state', '=', 'Finished')
    .orderBy('started_at', 'desc')
    .execute();
  if (trials.length === 0) return refuse(staffDecisionRefusals['policy.trial_needed']);
  return trials.find(isWholeTrial)?.id ?? refuse(staffDecisionRefusals['policy.trial_too_small']);
}
