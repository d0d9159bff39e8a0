// What publishing a draft asks for, whether it is to decide for everybody or for a share: figures within the limits, a second person, a whole trial.

import { refuseOneHand } from '#features/casework/server/second-person.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { saysWhy } from '#shared/record/says-something.ts';
import { refuse } from '#shared/refusal.ts';
import type { PolicyChange } from '../../contract/policy-desk.ts';
import type { PolicyFigures } from '../../contract.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { isWholeTrial } from '../../rules/policy/whole-trial.ts';
import { policyReturnTexts as returnTexts } from '../../texts/staff-policy-return.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { runningChallenge } from './challenge/running-challenge.ts';
import { type DraftRow, draftFigures, lockDraft, refuseErrors } from './drafts.ts';
import { figuresIn, lastNumber, lockVersions, newestVersion } from './versions.ts';

export type Publishable = {
  figures: PolicyFigures;
  inForce: { version: number; policy: PolicyFigures };
  changes: PolicyChange[];
  /** The columns of the version that it becomes; its start, its note and what else it is are the caller's. */
  row: {
    version: number;
    policy: string;
    trial_id: IdOf<'policy_trials'>;
    tried_against: number;
    policy_hash: string;
    published_at: Date;
    created_by: IdOf<'accounts'>;
    created_at: Date;
  };
};

/** Locks the versions and the draft, and closes it; refuses what may not be published now, or not by the caller. Within a transaction. */
export async function publishable(
  work: Work<Actor>,
  id: IdOf<'policy_drafts'>,
  revision: number,
): Promise<Publishable> {
  await lockVersions(work);
  const draft = await lockDraft(work, id, revision);
  const figures = draftFigures(draft);
  refuseErrors(figures);
  await refuseWriter(work, draft.id);
  if (await runningChallenge(work)) refuse(staffDecisionRefusals['policy.challenge_runs']);
  const newest = await newestVersion(work);
  if (newest.starts_at && newest.starts_at > work.now) refuse(staffDecisionRefusals['policy.waits']);
  const inForce = { version: newest.version, policy: figuresIn(newest) };
  const changes = policyChanges(inForce.policy, figures);
  if (changes.length === 0) refuse(staffDecisionRefusals['policy.no_change']);
  const trialId = await trialFor(work, draft, inForce.version);
  await work.db.updateTable('policy_drafts').set({ state: 'Published' }).where('id', '=', draft.id).execute();
  const version = (await lastNumber(work)) + 1;
  return {
    figures,
    inForce,
    changes,
    row: {
      version,
      policy: JSON.stringify({ ...figures, version }),
      trial_id: trialId,
      tried_against: inForce.version,
      policy_hash: draft.policy_hash,
      published_at: work.now,
      created_by: work.actor.id,
      created_at: work.now,
    },
  };
}

/** Refuses a note that gives no reason: it is what others read of the change later. */
export function refuseNoReason(note: string): void {
  if (!saysWhy(note))
    refuse(staffDecisionRefusals['policy.reason'], { fields: { note: returnTexts.whyNeeded } });
}

/** Refuses whoever wrote at a draft, and who is one hand with somebody who did: a second person publishes it. */
export async function refuseWriter(work: Work<Actor>, draftId: IdOf<'policy_drafts'>): Promise<void> {
  const rows = await work.db
    .selectFrom('policy_draft_writers')
    .select('account_id')
    .where('draft_id', '=', draftId)
    .execute();
  const writers = rows.map(({ account_id }) => account_id);
  if (writers.includes(work.actor.id)) refuse(staffDecisionRefusals['policy.second_person']);
  await refuseOneHand(work, writers);
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
