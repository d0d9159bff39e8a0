// Opens a stored document, scanned and as it was stored or not at all, for its owner or for staff, every look by staff on record; whom else it may be shown to is asked by the caller.

import { happened } from '#features/activity/server/happened.ts';
import { hashOfKept } from '#platform/server/files/store.ts';
import type { FileReply } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { fileOpened } from '../happenings.ts';
import { refuseClosed } from './closed-files.ts';

type File = { id: IdOf<'files'>; owner_id: IdOf<'accounts'> | null };

/** Opens a file. Another person's counts as not found, except for staff and for those whom `lookAsOther` admits, which records the look or refuses. */
export async function openFile(
  work: Work<Actor>,
  id: IdOf<'files'>,
  lookAsOther: (work: Work<Actor>, file: File) => Promise<void> = async () => refuse('request.not_found'),
): Promise<FileReply> {
  const file = await work.db
    .selectFrom('files')
    .select(['id', 'owner_id', 'original_name', 'media_type', 'sha256', 'scan'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) return refuse('request.not_found');
  if (file.owner_id !== work.actor.id) {
    if (isStaff(work.actor)) await work.transaction((work) => recordLook(work, file));
    else await lookAsOther(work, file);
  }
  refuseClosed(work.services, file.scan);
  const onDisk = await hashOfKept(work.services.files, file.id);
  if (onDisk === null) return refuse('file.missing');
  if (onDisk !== file.sha256) return refuse('file.altered');
  return { id: file.id, name: file.original_name, type: file.media_type };
}

const recordLook = (work: Work, { id, owner_id }: File): Promise<string> =>
  happened(work, fileOpened, { subjectId: id, accountId: owner_id });
