// The picture of a product or a loan: as an edit leaves it, and for a copy.

import { buffer } from 'node:stream/consumers';
import { forgetFiles } from '#platform/server/database/file-rows.ts';
import { type CleanFile, keepFile } from '#platform/server/keep-file.ts';
import type { Written } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { keepPicture, type PictureField } from '../lender-picture.ts';

type Wanted = { picture: Written<CleanFile> | null; keepsImage: boolean };

/** The id of the picture's file after an edit: the new one's, the one that there is, or null where it is taken away. */
export async function pictureAfter(
  work: Work<Actor>,
  present: IdOf<'files'> | null,
  { picture, keepsImage }: Wanted,
  field: PictureField,
): Promise<IdOf<'files'> | null> {
  if (picture) return keepPicture(work, picture, field);
  return keepsImage ? present : null;
}

/**
 * Forgets the picture that no row shows any more, and answers its file, which is to leave the disk once the transaction has committed; null
 * where none is to.
 */
export async function forgetPicture(
  work: Work,
  before: IdOf<'files'> | null,
  after: IdOf<'files'> | null,
): Promise<IdOf<'files'> | null> {
  if (before === null || before === after) return null;
  await forgetFiles(work, [before]);
  return before;
}

/** A picture to be copied, as it was read before the transaction; `of` is the id of the file that it was read from. */
type Copied = CleanFile & { of: IdOf<'files'> };

export async function readToCopy(work: Work<Actor>, fileId: IdOf<'files'> | null): Promise<Copied | null> {
  if (fileId === null) return null;
  const file = await work.db
    .selectFrom('files')
    .select(['original_name as name', 'media_type as type', 'width', 'height'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  return file
    ? { field: 'copy', ...file, bytes: await buffer(await work.services.files.open(fileId)), of: fileId }
    : null;
}

/**
 * Keeps a copy, so that either picture can be replaced by itself, and answers its file's id. `fileId` is what the original shows now;
 * refuses as a conflict where that is no longer what was read.
 */
export async function keepCopy(
  work: Work<Actor>,
  copied: Written<Copied> | null,
  fileId: IdOf<'files'> | null,
): Promise<IdOf<'files'> | null> {
  if (fileId === null) return null;
  if (copied?.of !== fileId) return refuse('request.conflict');
  const extension = copied.name.split('.').pop()?.toLowerCase() ?? '';
  return (await keepFile(work, 'copy', copied, [extension], '')).id;
}
