// Shows the picture of a prize to anybody who is logged in; other files do not exist here.
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { prizeEndpoints } from '../contract.ts';

export async function openPicture(
  work: Work<Actor>,
  { params }: Received<typeof prizeEndpoints, 'GET /api/prizes/image/:id'>,
): Promise<FileReply> {
  const picture = await work.db
    .selectFrom('files')
    .innerJoin('prizes', 'prizes.image_file_id', 'files.id')
    .select(['files.id', 'files.original_name as name', 'files.media_type as type'])
    .where('files.id', '=', params.id)
    .executeTakeFirst();
  return picture ? { ...picture, isPublic: true } : refuse('request.not_found');
}
