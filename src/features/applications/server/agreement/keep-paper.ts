// Stores a paper that the server made: its bytes on disk first, then its row in the present transaction, as its borrower's own.
import { createHash } from 'node:crypto';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';

type Made = { bytes: Buffer; name: string; accountId: string };

/** A row that never comes leaves the bytes to the daily sweep. */
export async function keepPaper(
  work: Work,
  { bytes, name, accountId }: Made,
): Promise<{ id: string; sha256: string }> {
  const id = newId(work.now.getTime());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await work.services.files.write(id, bytes);
  await work.db
    .insertInto('files')
    .values({
      id,
      owner_id: accountId,
      original_name: name,
      media_type: 'application/pdf',
      size_bytes: bytes.length,
      sha256,
      created_at: work.now,
    })
    .execute();
  return { id, sha256 };
}
