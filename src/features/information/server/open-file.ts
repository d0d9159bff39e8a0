// Opens a stored document for its owner or for staff; every look by staff is on record.
import { audit } from '#features/audit/server/audit.ts';
import type { FileReply } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';

/** Another's document does not exist, for anyone but staff. */
export async function openFile(
  work: Work<Actor>,
  { params }: { params: { id: string } },
): Promise<FileReply> {
  const file = await work.db
    .selectFrom('files')
    .select(['id', 'owner_id', 'original_name', 'media_type'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!file) return refuse('request.not_found');
  if (file.owner_id !== work.actor.id) {
    if (!isStaff(work.actor)) refuse('request.not_found');
    await work.transaction((work) => recordLook(work, file));
  }
  return { id: file.id, name: file.original_name, type: file.media_type };
}

const recordLook = (work: Work, { id, owner_id }: { id: string; owner_id: string | null }): Promise<void> =>
  audit(work, {
    action: 'file.open',
    subjectKind: 'file',
    subjectId: id,
    ...(owner_id === null ? {} : { accountId: owner_id }),
  });
