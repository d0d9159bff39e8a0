// Seals, batch by batch, the numbers that people wrote beside their documents, where they are plain or sealed with an older key.
import { sql } from 'kysely';
import { formsThatSeal, holdsPlainNumber } from '#features/information/rules-in-sql/sealed-fields.ts';
import {
  batchOf,
  lookedAtUntil,
  SEALED_AT_ONCE,
  type SealedBatch,
  sealedAnew,
} from '#features/information/server/sealed/seal-batch.ts';
import { holdAnswers } from '#features/information/server/sealed/sealed-answers.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { dataKeysOf } from '#platform/server/sealing/data-keys.ts';
import type { Work } from '#platform/server/work.ts';

/** Seals the next batch after the id `after`, within a transaction; answers how many rows it was and the last one's id, null at the end. */
export async function sealDocuments(work: Work, after: string): Promise<SealedBatch> {
  const { newest } = await dataKeysOf(work.services.config);
  const until = await lookedAtUntil(work.db, 'verifications', after);
  const { rows } = await sql<Columns<'verifications', 'id' | 'answers' | 'sealed' | 'form_version_id'>>`
    with ${formsThatSeal}
    select v.id, v.answers, v.sealed, v.form_version_id from verifications v join forms f on f.id = v.form_version_id
    where v.id > ${after} and v.id <= ${until} and (v.sealed_with <> ${newest} or ${holdsPlainNumber('v', 'f')})
    order by v.id limit ${sql.lit(SEALED_AT_ONCE)} for update of v`.execute(work.db);
  const held = await sealedAnew(work, 'verifications', rows, (answers) =>
    holdAnswers(work.services, 'verifications', answers),
  );
  await sql`
    update verifications v set answers = h.answers, sealed = h.sealed, sealed_with = h."sealedWith"
    from jsonb_to_recordset(${held}::jsonb) as h (id uuid, answers jsonb, sealed jsonb, "sealedWith" text)
    where v.id = h.id`.execute(work.db);
  return batchOf(rows, until);
}

/** The ids of the keys that seal any row at all. */
export async function keysInUse({ db }: Work): Promise<string[]> {
  const { rows } = await sql<Columns<'data_keys', 'id'>>`
    select k.id from data_keys k where exists (select from submissions where sealed_with = k.id)
      or exists (select from verifications where sealed_with = k.id)`.execute(db);
  return rows.map(({ id }) => id);
}
