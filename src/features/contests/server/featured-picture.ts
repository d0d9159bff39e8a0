// The picture of the contest that is featured above the prizes, so that a page can name it before any script asks who is featured.
import { pictureAddress } from '#features/prizes/server/picture-address.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The address of that picture; null where no contest runs, or its prize has no picture. */
export async function featuredPicture(db: Db): Promise<string | null> {
  const first = await db
    .selectFrom('contests as c')
    .innerJoin('prizes as p', 'p.id', 'c.prize_id')
    .select('p.image_file_id')
    .where('c.status', '=', 'Active')
    .where('c.ends_at', '>', new Date())
    .orderBy('c.ends_at')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
  return pictureAddress(first?.image_file_id ?? null);
}
