// Takes back a verdict about documents, while its mail has not left: they wait for a decision again, before the same officer.

import { moveStatus } from '#features/accounts/server/change-standing.ts';
import { holdAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { takeBack } from '#features/activity/server/take-back.ts';
import { setSubmissionStatus } from '#features/information/server/submission-states.ts';
import { mayUndo } from '#features/verification/rules/undo-verdict.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { verificationEndpoints } from '../contract.ts';
import { staffVerificationRefusals } from '../texts/staff-refusals.ts';
import { reviewTexts } from '../texts/staff-review.ts';
import { verdictTakenBack } from './happenings.ts';
import { hold } from './queue/claims.ts';
import { forgetSecondLook } from './second-looks/draw.ts';

type Asked = Received<typeof verificationEndpoints, 'POST /api/verification/undo/:id'>;

const tooLate = () => refuse(staffVerificationRefusals['verification.undo_late']);

export function undoVerdict(
  work: Work<Actor>,
  { params, body }: Asked,
): Promise<{ message: string; status: 'Submitted' }> {
  return work.transaction(async (work) => {
    await holdAccount(work, body.userId);
    const decided = await lockDecided(work, params.id, body.userId);
    const { account_id: accountId, verdict_event: event, completed_from: earlier } = decided;
    if (decided.decided_by === null) refuse(staffVerificationRefusals['verification.undo_nothing']);
    if (decided.decided_by !== work.actor.id) refuse(staffVerificationRefusals['verification.undo_other']);
    if (!mayUndo({ by: decided.decided_by, at: decided.decided_at }, work.actor.id, work.now)) tooLate();
    // Where the status has moved on, new papers came or the section was opened again, and the verdict can no longer be taken back.
    if (decided.status !== decided.submission_status || decided.reopened_at !== null) tooLate();
    if (event === null || !(await takeBack(work, accountId, event))) return tooLate();
    await work.db.updateTable('verifications').set(UNDECIDED).where('id', '=', params.id).execute();
    await forgetSecondLook(work, params.id);
    await setSubmissionStatus(work, decided.submission_id, 'SubmittedForVerfication');
    if (earlier && (await moveStatus(work, accountId, { from: ['Completed'], to: earlier })))
      notify(work, { account: accountId }, 'session');
    await hold(work, params.id, undefined);
    await happened(
      work,
      verdictTakenBack,
      { subjectId: params.id, accountId },
      { before: { status: decided.status }, after: { status: UNDECIDED.status } },
    );
    notify(work, { account: accountId }, 'activity');
    return { message: reviewTexts.undone, status: UNDECIDED.status };
  });
}

const UNDECIDED = {
  status: 'Submitted',
  ...{ decided_by: null, decided_at: null, verdict_event: null, completed_from: null },
  ...{ approval_note: null, rejection_reason: null, rejection_note: null },
} as const;

/** Locks decided documents with their submission, as deciding and the sending of new documents do. */
async function lockDecided(work: Work, id: Asked['params']['id'], userId: Asked['body']['userId']) {
  const row = await work.db
    .selectFrom('verifications as v')
    .innerJoin('submissions as s', 's.id', 'v.submission_id')
    .select([
      'v.status',
      'v.account_id',
      'v.decided_by',
      'v.decided_at',
      'v.verdict_event',
      'v.completed_from',
    ])
    .select(['v.submission_id', 's.status as submission_status', 's.reopened_at'])
    .where('v.id', '=', id)
    .where('v.account_id', '=', userId)
    .forUpdate(['s', 'v'])
    .executeTakeFirst();
  return row ?? refuse('request.not_found');
}
