// Keeps a paper that the server made and has written: its row in the present transaction, as its borrower's own.
import type { Written } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';

type Owned = { name: string; accountId: string };

export const keepPaper = async (
  work: Work,
  { id, bytes, sha256 }: Written<{ bytes: Buffer }>,
  { name, accountId }: Owned,
): Promise<void> => {
  await work.db
    .insertInto('files')
    .values({
      id,
      owner_id: accountId,
      original_name: name,
      media_type: 'application/pdf',
      size_bytes: bytes.length,
      sha256,
      scan: 'Own',
      created_at: work.now,
    })
    .execute();
};
