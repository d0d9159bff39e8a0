// What becomes of a submission elsewhere: its documents come, are decided about, or it is opened again. Each within that action's transaction.

import type { KeptDocuments } from '#features/forms/server/keep-documents.ts';
import { forgetFiles } from '#platform/server/database/file-rows.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { SubmissionStatus } from '../contract.ts';

/** Sets the status of a submission that the caller has locked. */
export async function setSubmissionStatus(
  { db, now }: Work,
  id: IdOf<'submissions'>,
  status: SubmissionStatus,
): Promise<void> {
  await db.updateTable('submissions').set({ status, changed_at: now }).where('id', '=', id).execute();
}

/** A submission that is reopened stands no longer: its section is submitted anew. */
export async function markReopened({ db, now }: Work, id: IdOf<'submissions'>): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ reopened_at: now, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Says of which submission, and where they prove it of which verification, the kept documents are. */
export async function recordUses(
  { db }: Work,
  uses: KeptDocuments['uses'],
  {
    submissionId,
    verificationId = null,
  }: { submissionId: IdOf<'submissions'>; verificationId?: IdOf<'verifications'> | null },
): Promise<void> {
  if (uses.length === 0) return;
  const rows = uses.map(({ fileId, field }) => ({
    file_id: fileId,
    submission_id: submissionId,
    verification_id: verificationId,
    field,
  }));
  await db.insertInto('file_uses').values(rows).execute();
}

/** Forgets the documents of these submissions; the files leave the disk by the job of whoever asked. */
export async function forgetDocuments(
  work: Work,
  submissionIds: readonly IdOf<'submissions'>[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  const uses = await work.db
    .deleteFrom('file_uses')
    .where('submission_id', 'in', submissionIds)
    .returning('file_id')
    .execute();
  await forgetFiles(
    work,
    uses.map(({ file_id }) => file_id),
  );
}
