// The picture that comes with a prize: one file, of a kind that is allowed, cleaned before it is kept.
import { type ArrivedFile, type CleanFile, cleanFile, keepFile } from '#platform/server/keep-file.ts';
import type { Written } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { IMAGE_TYPES, MOST_IMAGE_BYTES } from '../../rules/prize-errors.ts';
import { prizeFieldTexts as texts } from '../../texts/staff-prizes.ts';

const FIELD = 'imageUrl';

type ReadPicture = { picture: CleanFile | null; error?: string };

/**
 * The picture that arrived with the form, or what is wrong with it. An edit may come without one (`isNeeded` false), and keeps the one
 * that there is.
 */
export async function readPicture(
  work: Work<Actor>,
  files: ArrivedFile[],
  isNeeded: boolean,
): Promise<ReadPicture> {
  const [file] = files;
  if (!file) return { picture: null, ...(isNeeded ? { error: texts.imageRequired } : {}) };
  const isTooBig = file.truncated || file.bytes.length > MOST_IMAGE_BYTES;
  if (files.length > 1 || file.field !== FIELD) return { picture: null, error: texts.imageRequired };
  if (isTooBig) return { picture: null, error: texts.imageTooBig };
  const picture = await cleanFile(file, work.actor.id);
  const isAllowed = picture !== null && picture.type !== 'image/webp';
  return isAllowed ? { picture } : { picture: null, error: texts.imageUnsupported };
}

/** Keeps a picture and answers its file's id. It belongs to no person, so that it outlives the account of whoever added it. */
export async function keepPicture(work: Work, picture: Written<CleanFile>): Promise<IdOf<'files'>> {
  const ofNobody: Work = { ...work, actor: null };
  return (await keepFile(ofNobody, FIELD, picture, IMAGE_TYPES, texts.imageUnsupported)).id;
}
