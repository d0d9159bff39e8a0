// Opens a submitted section again, because its information was wrong; documents that still wait are rejected with it.

import { holdAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { markReopened } from '#features/information/server/submission-states.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { verificationEndpoints } from '../contract.ts';
import { reopeningFields } from '../fields/staff-reopening.ts';
import { staffVerificationRefusals } from '../texts/staff-refusals.ts';
import { reviewTexts } from '../texts/staff-review.ts';
import { sectionReopened } from './happenings.ts';

/** Reopens a submitted section. The answers given stay on record; it is submitted anew, without seeds a second time. */
export function reopenSection(
  work: Work<Actor>,
  { params, body }: Received<typeof verificationEndpoints, 'POST /api/informations/reopen/:id'>,
): Promise<{ message: string }> {
  const { reason } = accept(staffVerificationRefusals['submission.reason_needed'], reopeningFields, body);
  return work.transaction(async (work) => {
    const submission = await lockStanding(work, params.id);
    await openAgain(work, submission, reason);
    await notifyOwner(work, submission, reason);
    return { message: reviewTexts.reopened };
  });
}

/**
 * Marks a submission as reopened; the caller's transaction has locked it. Documents that still wait are rejected with the answers that they
 * were to prove.
 */
export async function openAgain(
  work: Work<Actor>,
  { id }: Pick<Standing, 'id'>,
  reason: string,
): Promise<void> {
  await work.db
    .updateTable('verifications')
    .set({ status: 'Rejected', rejection_reason: reason, decided_by: work.actor.id, decided_at: work.now })
    .where('submission_id', '=', id)
    .where('status', '=', 'Submitted')
    .execute();
  await markReopened(work, id);
}

type Standing = Awaited<ReturnType<typeof lockStanding>>;

/** Locks a submission until the transaction ends. Refuses one that is not there, is not of `onlyOf`, or was opened again already. */
export async function lockStanding(work: Work, id: IdOf<'submissions'>, onlyOf?: IdOf<'accounts'>) {
  const owner = await work.db
    .selectFrom('submissions')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!owner || (onlyOf !== undefined && owner.account_id !== onlyOf)) return refuse('request.not_found');
  await holdAccount(work, owner.account_id);
  const submission = await work.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.status', 's.account_id', 's.reopened_at', 'i.s_id', 'i.name', 'a.email'])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirstOrThrow();
  return submission.reopened_at === null ? submission : refuse('request.conflict');
}

async function notifyOwner(work: Work<Actor>, submission: Standing, reason: string): Promise<void> {
  const { id, account_id: accountId, s_id: sectionKey, name: section, email, status } = submission;
  const facts = { subjectId: id, accountId, section, sectionKey, email, reason };
  await happened(work, sectionReopened, facts, { before: { status }, after: { reason } });
}
