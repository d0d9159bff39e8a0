// The part of sealing rows anew that is the same for every table that holds answers; each table's owner reads its rows and writes them.
import { sql } from 'kysely';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { storedFields } from '#features/information/contract.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { answersOpener, type HeldAnswers } from './sealed-answers.ts';

/** How many rows were sealed, and behind which the next batch begins: null after the last. */
export type SealedBatch = { rows: number; last: string | null };

export const SEALED_AT_ONCE = 200;

/** A row of at most `SEALED_AT_ONCE`, and which form it answers. */
type StoredRow = { id: string; answers: unknown; sealed: unknown; form_version_id: IdOf<'form_versions'> };
type Answered = { id: string; fields: readonly FieldDefinition[]; answers: FormAnswers };

/** Opens the answers of each row and holds them anew by `hold`; answers the JSON text of what is to be written of all of them, each with its id. */
export async function sealedAnew(
  { db, services }: Work,
  table: Parameters<typeof answersOpener>[1],
  rows: readonly StoredRow[],
  hold: (answers: Answered) => Promise<HeldAnswers>,
): Promise<string> {
  const open = await answersOpener(services, table);
  const fields = await fieldsOf(db, new Set(rows.map((row) => row.form_version_id)));
  const held = rows.map(async (row) => ({
    id: row.id,
    ...(await hold({ id: row.id, fields: fields.get(row.form_version_id) ?? [], answers: open(row) })),
  }));
  return JSON.stringify(await Promise.all(held));
}

/** Each form is read and checked once, however many rows answer it: of millions of rows that was nearly all the time it took. */
async function fieldsOf(
  db: Db,
  versions: ReadonlySet<IdOf<'form_versions'>>,
): Promise<Map<IdOf<'form_versions'>, readonly FieldDefinition[]>> {
  if (versions.size === 0) return new Map();
  const forms = await db
    .selectFrom('form_versions')
    .select(['id', 'fields'])
    .where('id', 'in', [...versions])
    .execute();
  return new Map(forms.map(({ id, fields }) => [id, storedFields.parse(fields)]));
}

/** A statement looks at no more rows than these for those to be sealed: of millions that are sealed already, looking at all would outlast its time. */
const LOOKED_AT_ONCE = 20_000;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The id up to which the next batch looks. */
export async function lookedAtUntil(
  db: Db,
  table: 'submissions' | 'verifications',
  after: string,
): Promise<string> {
  const { rows } = await sql<Columns<'submissions', 'id'>>`
    select id from ${sql.table(table)} where id > ${after} order by id offset ${sql.lit(LOOKED_AT_ONCE - 1)} limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? LAST_ID;
}

/** The answer of a batch that sealed these rows and looked at those up to `until`. */
export function batchOf(rows: readonly { id: string }[], until: string): SealedBatch {
  const last = rows.length < SEALED_AT_ONCE ? until : (rows.at(-1)?.id ?? until);
  return { rows: rows.length, last: last === LAST_ID ? null : last };
}
