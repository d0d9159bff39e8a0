// Removes, once a day, the files that no row describes: what a transaction wrote that never committed.
import type { Job } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { type IdOf, isId } from '#shared/id.ts';

const BATCH = 500;

/** Runs before dawn in Jamaica. A file younger than a day may belong to a transaction that still runs, and stays. */
export const sweepOrphanFilesJob = (services: Pick<Services, 'db' | 'files'>): Job => ({
  name: 'sweep-orphan-files',
  cron: '40 3 * * *',
  run: () => sweepOrphanFiles(services, new Date()),
});

export async function sweepOrphanFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  const sweep = async (ids: IdOf<'files'>[]) => {
    const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) await files.remove(id);
  };
  let old: IdOf<'files'>[] = [];
  for await (const { id, changedAt } of files.list()) {
    if (!isId<'files'>(id) || now.getTime() - changedAt.getTime() < DAY_MS) continue;
    old.push(id);
    if (old.length < BATCH) continue;
    await sweep(old);
    old = [];
  }
  if (old.length > 0) await sweep(old);
}
