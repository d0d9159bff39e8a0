// Returns to an earlier version at once: one admin, with a reason, and every other admin is written to.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { policyMails, policyReturnTexts as texts } from '../../texts/staff-policy-return.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { policyReturned } from '../happenings.ts';
import { endChallenge } from './challenge/running-challenge.ts';
import { refuseErrors } from './drafts.ts';
import { mailsToOtherAdmins } from './mails-to-other-admins.ts';
import { refuseNoReason } from './publishable.ts';
import {
  figuresIn,
  inForceNow,
  lastNumber,
  lockVersions,
  newestVersion,
  versionRow,
  whyNotReturn,
} from './versions.ts';

/** Publishes an earlier version's figures as a version of their own. It takes the place of one that waits for its start as well, and ends a challenge. */
export async function returnToVersion(
  work: Work<Actor>,
  { params, body }: Received<typeof policyDeskEndpoints, 'POST /api/policy/versions/:id/return'>,
) {
  refuseNoReason(body.note);
  return work.transaction(async (work) => {
    await lockVersions(work);
    const earlier = await versionRow(work, params.id);
    const [newest, inForce] = [await newestVersion(work), await inForceNow(work)];
    const whyNot = whyNotReturn(earlier, inForce, newest);
    if (whyNot) refuse(staffDecisionRefusals[whyNot]);
    const figures = figuresIn(earlier);
    refuseErrors(figures);
    const changes = policyChanges(figuresIn(inForce), figures);
    const stoppedChallenger = await endChallenge(work, { as: 'Returned', note: body.note });
    const version = (await lastNumber(work)) + 1;
    await work.db
      .insertInto('policies')
      .values({
        version,
        policy: JSON.stringify({ ...earlier.policy, version }),
        note: body.note,
        returns_to: earlier.version,
        published_at: work.now,
        created_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    await happened(
      work,
      policyReturned,
      {
        subjectId: String(version),
        mails: await mailsToOtherAdmins(work, { ...policyMails.returned(earlier.version), note: body.note }),
      },
      {
        before: { version: inForce.version, policy: figuresIn(inForce) },
        after: { version, returnsTo: earlier.version, changes, note: body.note, stoppedChallenger },
      },
    );
    return { message: texts.returned(earlier.version), version };
  });
}
