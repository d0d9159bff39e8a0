// Looks through what people told since the last time for what several accounts share. It decides nothing: a person does (decisions/079).

import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { type Place, type Read, readAccounts, readSubmissions } from './account-marks.ts';
import { raiseSignals } from './raise-signals.ts';

type Source = 'Accounts' | 'Submissions';

const READERS: Record<Source, (work: Work, after: Place) => Promise<Read>> = {
  Accounts: readAccounts,
  Submissions: readSubmissions,
};

/** Read again each time: what bears an earlier moment may have been committed after a later one. No request takes as long. */
const OVERLAP_MS = 10 * 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Every five minutes; on a database that was never looked through, from its beginning. */
export const findSignalsJob = (services: Services): Job => ({
  name: 'find-signals',
  cron: '*/5 * * * *',
  atStart: true,
  run: async () => {
    await findSignals(services, new Date());
  },
});

/** Answers how many accounts were added to signals. Any number may run at once: each batch is one transaction that holds its source. */
export async function findSignals(services: Services, now: Date): Promise<number> {
  let added = 0;
  for (const source of ['Accounts', 'Submissions'] as const) {
    for (let after: Place | null = null, more = true; more; ) {
      const batch = await lookThrough(backgroundWork(services, now), source, after);
      added += batch.added;
      after = batch.last;
      more = after !== null;
    }
  }
  return added;
}

const lookThrough = (work: Work, source: Source, after: Place | null) =>
  work.transaction(async (work) => {
    const { until } = await work.db
      .selectFrom('signal_searches')
      .select('until')
      .where('source', '=', source)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const begin = { at: new Date(until.getTime() - OVERLAP_MS), id: FIRST_ID };
    const { marks, last } = await READERS[source](work, after ?? begin);
    const added = await raiseSignals(work, marks);
    if (last && last.at > until) {
      await work.db
        .updateTable('signal_searches')
        .set({ until: last.at })
        .where('source', '=', source)
        .execute();
    }
    return { added, last };
  });
