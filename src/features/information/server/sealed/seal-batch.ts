// The part of sealing rows anew that is the same for every table that holds answers; each table's owner reads its rows and writes them.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { storedFields } from '#features/information/contract.ts';
import type { Services } from '#platform/server/work.ts';
import { answersOpener, type HeldAnswers } from './sealed-answers.ts';

/** How many rows were sealed, and behind which the next batch begins: null after the last. */
export type SealedBatch = { rows: number; last: string | null };

export const SEALED_AT_ONCE = 200;

/** A row of at most `SEALED_AT_ONCE`, with the fields of the form that it answers. */
type StoredRow = { id: string; answers: unknown; sealed: unknown; fields: unknown };
type Told = { id: string; fields: readonly FieldDefinition[]; answers: FormAnswers };

/** Opens the answers of each row and holds them anew by `hold`; answers the JSON text of what is to be written of all of them, each with its id. */
export async function sealedAnew(
  services: Services,
  table: Parameters<typeof answersOpener>[1],
  rows: readonly StoredRow[],
  hold: (told: Told) => Promise<HeldAnswers>,
): Promise<string> {
  const open = await answersOpener(services, table);
  const held = rows.map(async (row) => ({
    id: row.id,
    ...(await hold({ id: row.id, fields: storedFields.parse(row.fields), answers: open(row) })),
  }));
  return JSON.stringify(await Promise.all(held));
}

/** What a batch answers that sealed these rows. */
export const batchOf = (rows: readonly { id: string }[]): SealedBatch => ({
  rows: rows.length,
  last: rows.length < SEALED_AT_ONCE ? null : (rows.at(-1)?.id ?? null),
});
