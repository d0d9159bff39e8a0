// The job that reads an uploaded file of repayments: rows batch by batch, each with its verdict, until there is a preview.

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { forgetFiles } from '#platform/server/database/file-rows.ts';
import { isMissing } from '#platform/server/files/store.ts';
import type { Job } from '#platform/server/jobs.ts';
import { notify } from '#platform/server/live-events.ts';
import { backgroundWork, type Services } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type ValidatedRow, validateRows } from '../../rules/imports/validate-rows.ts';
import { importRefusals } from '../../texts/staff-imports.ts';
import { importsAskedFor, lockImport } from './import-work.ts';
import { knownOf } from './known-of.ts';
import { type FileRow, rowsOfFile } from './read-file.ts';

export const READ_REPAYMENTS = 'read-repayments';

const BATCH = 1_000;

export const readRepaymentsJob = (services: Services): Job => ({
  name: READ_REPAYMENTS,
  atStart: true,
  async run(payload) {
    for (const id of await importsAskedFor(services.db, payload, 'Reading')) await readImport(services, id);
  },
});

/** Reads a file, from where an earlier run was cut off. Does nothing for a file that is not being read. */
export async function readImport(services: Services, id: IdOf<'repayment_imports'>): Promise<void> {
  const asked = await services.db
    .selectFrom('repayment_imports')
    .select(['file_id', 'file_sha256'])
    .where('id', '=', id)
    .where('state', '=', 'Reading')
    .executeTakeFirst();
  if (!asked?.file_id) return;
  const bytes = await readKept(services, asked.file_id);
  if (bytes === null || sha256Of(bytes) !== asked.file_sha256) return fail(services, id);
  let count = 0;
  let batch: FileRow[] = [];
  for await (const row of rowsOfFile(bytes)) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    if (!(await keepBatch(services, id, count, batch))) return;
    count += batch.length;
    batch = [];
  }
  if (batch.length > 0 && !(await keepBatch(services, id, count, batch))) return;
  await services.files.letGo([asked.file_id]);
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function readKept({ files }: Services, id: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.open(id));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Stores one batch. `before` rows of the file come before it; what another run has stored of it is left out. Answers
 * false when the file is no longer being read.
 */
const keepBatch = (
  services: Services,
  id: IdOf<'repayment_imports'>,
  before: number,
  batch: readonly FileRow[],
) =>
  backgroundWork(services).transaction(async (work) => {
    const { db, now } = work;
    const found = await lockImport(work, id);
    if (found?.state !== 'Reading') return false;
    const rows = batch.slice(Math.max(0, found.rows_read - before));
    if (rows.length === 0) return true;
    const known = await knownOf(db, id, rows);
    await insertRows(db, id, rows, validateRows(rows, known, dayOf(now)));
    const isLast = found.rows_read + rows.length === found.row_count;
    await db
      .updateTable('repayment_imports')
      .set((row) => ({
        rows_read: row('rows_read', '+', rows.length),
        ...(isLast ? { state: 'Preview' as const, file_id: null } : {}),
      }))
      .where('id', '=', id)
      .execute();
    if (isLast && found.file_id) await forgetFiles({ db }, [found.file_id]);
    notify(work, 'staff', 'imports');
    return true;
  });

/** Inserts the rows, sent as one value of JSON because a batch has more cells than a statement takes parameters. */
async function insertRows(
  db: Db,
  id: IdOf<'repayment_imports'>,
  rows: readonly FileRow[],
  validated: readonly ValidatedRow[],
) {
  const written = rows.map((row, place) => ({
    line: row.line,
    loan_number_given: row.given.loanNumber,
    reference_given: row.given.reference,
    amount_given: row.given.amount,
    date_given: row.given.receivedOn,
    payer_given: row.given.payer,
    loan_id: validated[place]?.loanId ?? null,
    reference: row.reference,
    amount_cents: row.amountCents,
    received_on: row.receivedOn,
    verdict: validated[place]?.verdict,
  }));
  await sql`
    insert into repayment_import_rows (import_id, line, loan_number_given, reference_given, amount_given, date_given, payer_given,
      loan_id, reference, amount_cents, received_on, verdict)
    select ${id}::uuid, s.* from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as s(line int, loan_number_given text,
      reference_given text, amount_given text, date_given text, payer_given text, loan_id uuid, reference text, amount_cents bigint,
      received_on date, verdict text)`.execute(db);
}

/** Marks an import as failed because the file store has lost or damaged the file; the same file may be uploaded again. */
const fail = (services: Services, id: IdOf<'repayment_imports'>): Promise<void> =>
  backgroundWork(services).transaction(async (work) => {
    const found = await lockImport(work, id);
    if (found?.state !== 'Reading') return;
    await work.db
      .updateTable('repayment_imports')
      .set({ state: 'Failed', problem: importRefusals.lostFile, finished_at: work.now, file_id: null })
      .where('id', '=', id)
      .execute();
    if (found.file_id) await forgetFiles(work, [found.file_id]);
    notify(work, 'staff', 'imports');
  });
