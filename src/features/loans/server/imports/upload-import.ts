// Takes a file of repayments: refused at once where it cannot be read, else kept and read in the background.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import { forgetFiles, insertFile } from '#platform/server/database/file-rows.ts';
import type { Received } from '#platform/server/http/route.ts';
import { type ArrivedFile, safeName } from '#platform/server/keep-file.ts';
import { notify } from '#platform/server/live-events.ts';
import { transactionWithFiles, type Written } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { importEndpoints } from '../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../texts/staff-imports.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { importUploaded } from '../desk-happenings.ts';
import { rowsOfFile } from './read-file.ts';
import { READ_REPAYMENTS } from './read-import.ts';

type Uploaded = { _id: IdOf<'repayment_imports'>; isNew: boolean; message: string };

export async function uploadImport(
  work: Work<Actor>,
  { files }: Received<typeof importEndpoints, 'POST /api/loans/imports'>,
): Promise<Uploaded> {
  const [file] = files;
  if (!file || files.length > 1 || file.field !== 'file')
    return refuse(staffLoanRefusals['import.file_needed']);
  if (file.truncated) return refuse(staffLoanRefusals['import.too_large']);
  const known = await importOf(work, createHash('sha256').update(file.bytes).digest('hex'));
  // The known file is answered within the transaction, so that a retry gets the first reply.
  if (known) return work.transaction(async () => known);
  const rowCount = await countRows(file.bytes);
  const id = newId<'repayment_imports'>(work.now.getTime());
  return transactionWithFiles(work, [file], async (work, [written]) => {
    if (!written) throw new Error('the file was not written');
    const { sha256 } = written;
    if (!(await insertImport(work, { id, file: written, rowCount })))
      return (await importOf(work, sha256)) ?? refuse('request.conflict');
    await happened(
      work,
      importUploaded,
      { subjectId: id },
      { after: { fileName: safeName(file.name), sha256, rows: rowCount } },
    );
    await work.services.jobs.send(work.db, READ_REPAYMENTS, { id });
    notify(work, 'staff', 'imports');
    return { _id: id, isNew: true, message: texts.uploaded };
  });
}

async function importOf({ db }: Work, sha256: string): Promise<Uploaded | null> {
  const known = await db
    .selectFrom('repayment_imports')
    .select('id')
    .where('file_sha256', '=', sha256)
    .where('state', 'not in', ['Failed', 'Discarded'])
    .executeTakeFirst();
  return known ? { _id: known.id, isNew: false, message: texts.known } : null;
}

/** Reads the whole file once, so that whoever uploads it hears at once of what is wrong with it. */
async function countRows(bytes: Buffer): Promise<number> {
  let count = 0;
  for await (const _ of rowsOfFile(bytes)) count += 1;
  return count;
}

type NewImport = { id: IdOf<'repayment_imports'>; file: Written<ArrivedFile>; rowCount: number };

/** Answers false where the same file was uploaded already. */
async function insertImport(work: Work<Actor>, { id, file, rowCount }: NewImport) {
  const { id: fileId, sha256 } = file;
  const name = safeName(file.name);
  await insertFile(work, file, { name, type: 'text/csv', ownerId: null });
  const inserted = await work.db
    .insertInto('repayment_imports')
    .values({
      id,
      file_name: name,
      file_sha256: sha256,
      size_bytes: file.bytes.length,
      file_id: fileId,
      state: 'Reading',
      row_count: rowCount,
      uploaded_by: work.actor.id,
      uploaded_at: work.now,
    })
    .onConflict((conflict) =>
      conflict.column('file_sha256').where(sql<boolean>`state not in ('Failed', 'Discarded')`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) await forgetFiles(work, [fileId]);
  return inserted !== undefined;
}
