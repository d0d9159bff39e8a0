// Shows a person's picture to themselves and to staff; for anyone else it does not exist.
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountEndpoints } from '../../contract.ts';

export async function openPicture(
  work: Work<Actor>,
  { params }: Received<typeof accountEndpoints, 'GET /api/accounts/image/:id'>,
): Promise<FileReply> {
  const picture = await work.db
    .selectFrom('files')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'files.owner_id').onRef('accounts.image_file_id', '=', 'files.id'),
    )
    .select(['files.id', 'files.owner_id', 'files.original_name as name', 'files.media_type as type'])
    .where('files.id', '=', params.id)
    .executeTakeFirst();
  if (!picture || (picture.owner_id !== work.actor.id && !isStaff(work.actor)))
    return refuse('request.not_found');
  return { id: picture.id, name: picture.name, type: picture.type };
}
