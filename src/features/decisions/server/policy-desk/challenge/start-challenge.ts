// Lets a draft decide for a share of new applicants, beside the version in force: with everything that publishing asks.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { policyDeskEndpoints } from '../../../contract/policy-desk.ts';
import { challengeTexts as texts } from '../../../texts/staff-policy-challenge.ts';
import { challengeStarted } from '../../happenings.ts';
import { publishable, refuseNoReason } from '../publishable.ts';

export async function startChallenge(
  work: Work<Actor>,
  { params, body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts/:id/challenge'>,
) {
  refuseNoReason(body.note);
  return work.transaction(async (work) => {
    const { figures, inForce, changes, row } = await publishable(work, params.id, body.revision);
    const { version } = row;
    const { note, sharePercent } = body;
    await work.db
      .insertInto('policies')
      .values({ ...row, note, challenges: inForce.version })
      .execute();
    await work.db
      .insertInto('policy_challenges')
      .values({ version, share_percent: sharePercent, started_at: work.now })
      .execute();
    await happened(
      work,
      challengeStarted,
      { subjectId: String(version) },
      {
        before: inForce,
        after: { version, policy: figures, changes, note, sharePercent, trialId: row.trial_id },
      },
    );
    return { message: texts.started(version, sharePercent), version };
  });
}
