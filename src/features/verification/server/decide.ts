// A decision of staff about documents: taken once, under a lock, and its owner notified in the same transaction.

import { holdAccount } from '#features/accounts/server/store.ts';
import { happened, newEvent } from '#features/activity/server/happened.ts';
import { setSubmissionStatus } from '#features/information/server/submission-states.ts';
import { undoUntil } from '#features/verification/rules/undo-verdict.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { documentsRejected, documentsVerified } from './happenings.ts';
import { refuseIfHeld } from './queue/claims.ts';
import { drawSecondLook } from './second-looks/draw.ts';
import { refuseDecided } from './second-looks/refuse-decided.ts';

export type About = { id: IdOf<'verifications'>; userId: IdOf<'accounts'>; sid: string };

export type Verdict =
  | { status: 'Verified'; approvalNote: string | undefined }
  | { status: 'Rejected'; rejectionReason: string; rejectionNote: string | undefined };

/** The documents that were decided about, with their owner and the section that they prove. */
export type Decided = {
  id: IdOf<'verifications'>;
  submissionId: IdOf<'submissions'>;
  accountId: IdOf<'accounts'>;
  audience: string;
  email: string;
  section: string;
};

/**
 * Decides about documents, within a transaction. Refuses when they are not those of that person and section, are decided already, or are
 * under review by somebody else. The decision ends the claim; its mail leaves once it can no longer be taken back.
 */
export async function decide(work: Work<Actor>, about: About, verdict: Verdict): Promise<Decided> {
  await holdAccount(work, about.userId);
  const decided = await lockWaiting(work, about);
  const event = newEvent(work);
  const set =
    verdict.status === 'Verified'
      ? { approval_note: verdict.approvalNote || null }
      : { rejection_reason: verdict.rejectionReason, rejection_note: verdict.rejectionNote || null };
  await work.db
    .updateTable('verifications')
    .set({
      ...set,
      status: verdict.status,
      decided_by: work.actor.id,
      decided_at: work.now,
      verdict_event: event,
    })
    .where('id', '=', decided.id)
    .execute();
  await setSubmissionStatus(work, decided.submissionId, verdict.status);
  await notifyOfVerdict(work, decided, verdict, event);
  await drawSecondLook(work, decided, verdict.status);
  return decided;
}

/** Locks documents that wait, and their submission, as the sending of new documents does. */
async function lockWaiting(work: Work<Actor>, { id, userId, sid }: About): Promise<Decided> {
  const row = await work.db
    .selectFrom('verifications as v')
    .innerJoin('submissions as s', 's.id', 'v.submission_id')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['v.id', 'v.status', 'v.submission_id', 'v.account_id', 'v.audience', 'i.name', 'a.email'])
    .where('v.id', '=', id)
    .where('v.account_id', '=', userId)
    .where('i.s_id', '=', sid)
    .forUpdate(['s', 'v'])
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  await refuseDecided(work, row);
  await refuseIfHeld(work, id);
  const { submission_id, account_id, audience, email, name } = row;
  return { id: row.id, submissionId: submission_id, accountId: account_id, audience, email, section: name };
}

async function notifyOfVerdict(
  work: Work<Actor>,
  decided: Decided,
  verdict: Verdict,
  event: string,
): Promise<void> {
  const { id, ...about } = decided;
  const facts = { subjectId: id, ...about };
  const changes = {
    before: { status: 'Submitted' },
    after: verdict,
    ...{ event, takenBackUntil: undoUntil(work.now) },
  };
  if (verdict.status === 'Verified') await happened(work, documentsVerified, facts, changes);
  else await happened(work, documentsRejected, { ...facts, reason: verdict.rejectionReason }, changes);
}
