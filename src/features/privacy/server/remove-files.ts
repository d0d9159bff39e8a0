// Takes files off the disk once the transaction that took their rows has committed, however often the server is killed in between.
import type { Job } from '#platform/server/jobs.ts';
import type { Services, Work } from '#platform/server/work.ts';
import { isId } from '#shared/id.ts';

const JOB = 'remove-files';

/** Queues the job in the present transaction: it runs once that has committed, and again until it has succeeded. */
export async function removeFilesLater({ services, db }: Work, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await services.jobs.send(db, JOB, { ids });
}

export const removeFilesJob = ({ files }: Pick<Services, 'files'>): Job => ({
  name: JOB,
  retryLimit: 20,
  async run(payload) {
    const ids = 'ids' in payload && Array.isArray(payload.ids) ? payload.ids : [];
    for (const id of ids) if (isId(String(id))) await files.remove(String(id));
  },
});
