// Shows the pictures that lenders publish: logos, products, loans. Any other file does not exist here.
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { partnerEndpoints } from '../contract.ts';

export const addressOfPicture = (fileId: IdOf<'files'>): string => `/api/partner/image/${fileId}`;

export async function openPicture(
  work: Work,
  { params }: Received<typeof partnerEndpoints, 'GET /api/partner/image/:id'>,
): Promise<FileReply> {
  const { id } = params;
  const picture = await work.db
    .selectFrom('files as f')
    .select(['f.id', 'f.original_name as name', 'f.media_type as type'])
    .where('f.id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('partners').select('id').where('logo_file_id', '=', id)),
        exists(selectFrom('products').select('id').where('image_file_id', '=', id)),
        exists(selectFrom('partner_loans').select('id').where('image_file_id', '=', id)),
      ]),
    )
    .executeTakeFirst();
  return picture ? { ...picture, isPublic: true } : refuse('request.not_found');
}
