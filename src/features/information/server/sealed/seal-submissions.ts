// Seals, batch by batch, what submissions hold in plain or sealed with an older key; running or not, everybody reads them as before.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { dataKeysOf } from '#platform/server/sealing/data-keys.ts';
import type { Work } from '#platform/server/work.ts';
import { formsThatSeal, holdsPlainNumber } from '../../rules-in-sql/sealed-fields.ts';
import { batchOf, lookedAtUntil, SEALED_AT_ONCE, type SealedBatch, sealedAnew } from './seal-batch.ts';
import { holdSubmission } from './sealed-answers.ts';

/** Seals one batch within a transaction. Nothing else of a row changes, and its time of change stays. */
export async function sealSubmissions(work: Work, after: string): Promise<SealedBatch> {
  const { newest } = await dataKeysOf(work.services.config);
  const until = await lookedAtUntil(work.db, 'submissions', after);
  const { rows } = await sql<Columns<'submissions', 'id' | 'answers' | 'sealed' | 'form_version_id'>>`
    with ${formsThatSeal}
    select s.id, s.answers, s.sealed, s.form_version_id from submissions s join forms f on f.id = s.form_version_id
    where s.id > ${after} and s.id <= ${until} and s.emptied_at is null and (s.sealed_with <> ${newest} or ${holdsPlainNumber('s', 'f')})
    order by s.id limit ${sql.lit(SEALED_AT_ONCE)} for update of s`.execute(work.db);
  const held = await sealedAnew(work, 'submissions', rows, (answers) =>
    holdSubmission(work.services, answers),
  );
  await sql`
    update submissions s set answers = h.answers, sealed = h.sealed, sealed_with = h."sealedWith", trn_ends = h."trnEnds"
    from jsonb_to_recordset(${held}::jsonb)
      as h (id uuid, answers jsonb, sealed jsonb, "sealedWith" text, "trnEnds" text[]) where s.id = h.id`.execute(
    work.db,
  );
  return batchOf(rows, until);
}
