// What a stopped server's data folder says of what was handed in.
import { join } from 'node:path';
import { openDatabase } from '#platform/server/database/database.ts';
import { seenIn } from './papers.ts';

/** How many submissions and grants of seeds each section has, and how the pictures of each document field look. */
export async function received(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  try {
    const rows = await db
      .selectFrom('submissions')
      .innerJoin('information_schemas', 'information_schemas.id', 'submissions.information_schema_id')
      .leftJoin('seed_transfers', 'seed_transfers.submission_id', 'submissions.id')
      .select(['s_id', 'submissions.id', 'seed_transfers.id as grant'])
      .execute();
    const bySection = Object.groupBy(rows, ({ s_id }) => s_id);
    const submissions = Object.fromEntries(
      Object.entries(bySection).map(([sId, found = []]) => [
        sId,
        {
          submissions: new Set(found.map(({ id }) => id)).size,
          grants: found.filter(({ grant }) => grant).length,
        },
      ]),
    );
    const uses = await db.selectFrom('file_uses').select(['field', 'file_id']).execute();
    const photos: Record<string, Awaited<ReturnType<typeof seenIn>>[]> = {};
    for (const { field, file_id } of uses) {
      const seen = await seenIn(join(dataDir, 'files', file_id.slice(-2), file_id));
      photos[field] = [...(photos[field] ?? []), seen];
    }
    return { submissions, photos };
  } finally {
    await close();
  }
}
