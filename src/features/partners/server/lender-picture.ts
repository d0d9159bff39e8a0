// The picture that comes with a lender's company, product or loan: one file, of a kind that is allowed, cleaned before it is kept.
import { type ArrivedFile, type CleanFile, cleanFile, keepFile } from '#platform/server/keep-file.ts';
import type { Written } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { PICTURE_TYPES, pictureError } from '../rules/picture-error.ts';
import { lenderPictureTexts as texts } from '../texts/partner-company.ts';

/** The name of the file on the wire, and what the form calls it. */
export type PictureField = { name: string; label: string };

type ReadPicture = { picture: CleanFile | null; error?: string };

/** The picture that was sent, null where none was, or what is wrong with it. Cleaning takes its time: call it before the transaction. */
export async function readPicture(
  work: Work<Actor>,
  files: ArrivedFile[],
  field: PictureField,
): Promise<ReadPicture> {
  const [file] = files;
  if (!file) return { picture: null };
  if (files.length > 1 || file.field !== field.name)
    return { picture: null, error: texts.unsupported(field.label) };
  const error = file.truncated
    ? texts.tooBig(field.label)
    : pictureError(field.label, { name: file.name, size: file.bytes.length });
  if (error) return { picture: null, error };
  const picture = await cleanFile(file, work.actor.id);
  return picture ? { picture } : { picture: null, error: texts.unsupported(field.label) };
}

/** Keeps a picture for the lender who acts; answers the id of its file. */
export const keepPicture = async (
  work: Work,
  picture: Written<CleanFile> | null,
  field: PictureField,
): Promise<IdOf<'files'>> =>
  (await keepFile(work, field.name, picture, PICTURE_TYPES, texts.unsupported(field.label))).id;
