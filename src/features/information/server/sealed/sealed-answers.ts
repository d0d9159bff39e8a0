// Answers as rows hold them: numbers that name a person sealed for their row and field, the rest as it was given.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { type DataKeys, dataKeysOf } from '#platform/server/sealing/data-keys.ts';
import type { Services } from '#platform/server/work.ts';
import { isSealed } from '../../rules/sealed-fields.ts';
import { allEnds, trnEndsOf } from './trn-ends.ts';

/** The table whose rows are sealed; a text that is moved from one table to the other does not open. */
type Table = 'submissions' | 'verifications';

/** `answers` without what is in `sealed`, by the names of the fields. */
export type HeldAnswers = {
  answers: FormAnswers;
  sealed: Record<string, string> | null;
  sealedWith: string | null;
};

/** A row as it is read; `sealed` is null where nothing had to be sealed, or nothing has been sealed yet. */
type HeldRow = { id: string; answers: unknown; sealed: unknown };

/** What a new submission holds, with the hashes by which staff find its TRN. */
export async function holdSubmission(
  services: Services,
  { id, fields, answers }: { id: string; fields: readonly FieldDefinition[]; answers: FormAnswers },
): Promise<HeldAnswers & { trnEnds: string[] | null }> {
  const held = await holdAnswers(services, 'submissions', { id, fields, answers });
  const trnEnds =
    held.sealed && 'trn' in held.sealed ? allEnds(await trnEndsOf(services), answers.trn) : null;
  return { ...held, trnEnds };
}

export async function holdAnswers(
  { config }: Services,
  table: Table,
  { id, fields, answers }: { id: string; fields: readonly FieldDefinition[]; answers: FormAnswers },
): Promise<HeldAnswers> {
  const names = fields.filter((field) => isSealed(field) && field.name in answers).map(({ name }) => name);
  if (names.length === 0) return { answers, sealed: null, sealedWith: null };
  const keys = await dataKeysOf(config);
  const plain = Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));
  return { answers: plain, sealed: sealAll(keys, table, id, names, answers), sealedWith: keys.newest };
}

function sealAll(keys: DataKeys, table: Table, id: string, names: readonly string[], answers: FormAnswers) {
  return Object.fromEntries(
    names.map((name) => [name, keys.seal(JSON.stringify(answers[name]), `${table}/${id}/${name}`)]),
  );
}

/** Reads rows of one table, those that were sealed and those from before. */
export async function answersOpener(
  { config }: Pick<Services, 'config'>,
  table: Table,
): Promise<(row: HeldRow) => FormAnswers> {
  const keys = await dataKeysOf(config);
  return ({ id, answers, sealed }) => {
    const plain = Object.entries(sealed ?? {}).map(([name, text]) => [
      name,
      JSON.parse(keys.open(String(text), `${table}/${id}/${name}`)),
    ]);
    // The answers were validated when they were saved, so they have their type.
    return { ...(answers as FormAnswers), ...Object.fromEntries(plain) };
  };
}
