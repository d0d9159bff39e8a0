// Ends a challenge: stopped, so that the champion decides for everybody at once, or promoted, so that the challenger does.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../../contract/policy-desk.ts';
import { challengeTexts as texts } from '../../../texts/staff-policy-challenge.ts';
import { staffDecisionRefusals } from '../../../texts/staff-refusals.ts';
import { challengeStopped, policyPromoted } from '../../happenings.ts';
import { refuseErrors } from '../drafts.ts';
import { mailsToOtherAdmins } from '../mails-to-other-admins.ts';
import { refuseNoReason, refuseWriter } from '../publishable.ts';
import { figuresIn, lastNumber, lockVersions } from '../versions.ts';
import { isCompared } from './read-arm.ts';
import { endChallenge, type RunningChallenge, runningChallenge } from './running-challenge.ts';

type Endpoints = typeof policyDeskEndpoints;
type Stop = Received<Endpoints, 'POST /api/policy/challenges/:id/stop'>;
type Promote = Received<Endpoints, 'POST /api/policy/challenges/:id/promote'>;

/** Stops a challenge. One admin and a reason are enough, because this only goes back to the champion; every other admin gets an e-mail. */
export async function stopChallenge(work: Work<Actor>, { params, body: { note } }: Stop) {
  refuseNoReason(note);
  return work.transaction(async (work) => {
    const { version, champion, sharePercent } = await lockRunning(work, params.id);
    await endChallenge(work, { as: 'Stopped', note });
    await happened(
      work,
      challengeStopped,
      {
        subjectId: String(version),
        mails: await mailsToOtherAdmins(work, { ...texts.mail(version, champion), note }),
      },
      { before: { challenger: version, sharePercent }, after: { version: champion, note } },
    );
    return { message: texts.stopped(champion) };
  });
}

/**
 * Puts the challenger's figures in force for everybody, as a version of their own, on the trial that it was begun on. Where too few loans have
 * ended to compare the two, only who says so may, and the version's note says it too.
 */
export async function promoteChallenger(work: Work<Actor>, { params, body }: Promote) {
  refuseNoReason(body.note);
  return work.transaction(async (work) => {
    const { version: challenger, champion, changes } = await lockRunning(work, params.id);
    const hasComparison = await isCompared(work, challenger);
    if (!hasComparison && !body.withoutComparison) refuse(staffDecisionRefusals['policy.not_compared']);
    const note = hasComparison ? body.note : texts.withoutComparison(body.note);
    const tried = await work.db
      .selectFrom('policies as p')
      .innerJoin('policy_trials as t', 't.id', 'p.trial_id')
      .select(['p.policy', 'p.trial_id', 'p.tried_against', 'p.policy_hash', 't.draft_id'])
      .where('p.version', '=', challenger)
      .executeTakeFirstOrThrow();
    const { draft_id, policy, ...trial } = tried;
    const figures = figuresIn({ policy });
    refuseErrors(figures);
    await refuseWriter(work, draft_id);
    await endChallenge(work, { as: 'Promoted', note });
    const version = (await lastNumber(work)) + 1;
    await work.db
      .insertInto('policies')
      .values({
        ...trial,
        version,
        policy: JSON.stringify({ ...figures, version }),
        note,
        promotes: challenger,
        published_at: work.now,
        created_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    await happened(
      work,
      policyPromoted,
      { subjectId: String(version) },
      {
        before: { version: champion },
        after: { version, promotes: challenger, isCompared: hasComparison, changes, note },
      },
    );
    return { message: texts.promoted(challenger, version), version };
  });
}

async function lockRunning(work: Work, version: number): Promise<RunningChallenge> {
  await lockVersions(work);
  const running = await runningChallenge(work);
  if (running?.version === version) return running;
  const known = await work.db
    .selectFrom('policies')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  return refuse(known ? staffDecisionRefusals['policy.challenge_ended'] : 'request.not_found');
}
