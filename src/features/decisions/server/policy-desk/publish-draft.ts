// Publishes a draft as the next version: by somebody who did not write it, on a finished trial of exactly its figures against the version in force.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { isPossibleStart } from '../../rules/policy/possible-start.ts';
import { policyDraftTexts as texts } from '../../texts/staff-policy.ts';
import { policyStartTexts as startTexts } from '../../texts/staff-policy-return.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { policyPublished } from '../happenings.ts';
import { publishable, refuseNoReason } from './publishable.ts';

export async function publishDraft(
  work: Work<Actor>,
  { params, body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/drafts/:id/publish'>,
) {
  refuseNoReason(body.note);
  return work.transaction(async (work) => {
    const startsAt = startIn(body.startsAt, work.now);
    const { figures, inForce, changes, row } = await publishable(work, params.id, body.revision);
    const { version } = row;
    await work.db
      .insertInto('policies')
      .values({ ...row, note: body.note, starts_at: startsAt })
      .execute();
    await happened(
      work,
      policyPublished,
      { subjectId: String(version) },
      {
        before: inForce,
        after: { version, policy: figures, changes, note: body.note, trialId: row.trial_id, startsAt },
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
