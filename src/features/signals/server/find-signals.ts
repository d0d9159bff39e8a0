// Looks through what people gave since the last time for what several accounts share. It decides nothing: a person does (decisions/079).

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Job } from '#platform/server/jobs.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { nilId } from '#shared/id.ts';
import { markSubmissions, type Place, type Read, readAccounts, readSubmissions } from './account-marks.ts';
import { findBursts } from './find-bursts.ts';
import { keepPictures, readPictures } from './picture-marks.ts';
import { raiseSignals } from './raise-signals.ts';

type Source = Columns<'signal_searches', 'source'>['source'];

const TOLD = { Accounts: readAccounts, Submissions: readSubmissions };

/**
 * How far back each search overlaps the one before: a row with an earlier moment may be committed after one with a
 * later moment, but no request takes this long.
 */
const OVERLAP_MS = 10 * MINUTE_MS;

/** Runs every five minutes. A database that was never searched is searched from its beginning. */
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
  const work = backgroundWork(services, now);
  const added = (await findShared(work, 'Accounts')) + (await findShared(work, 'Submissions'));
  const inBursts = await work.transaction(async (work) => {
    const found = await findBursts(work, await beginOf(work, 'SignUps'));
    await keepUntil(work, 'SignUps', now.toISOString());
    return found;
  });
  // Pictures come last: where the files are away, everything else has been found.
  return added + inBursts + (await findNearPictures(work));
}

async function findShared(work: Work, source: keyof typeof TOLD): Promise<number> {
  let added = 0;
  let after: Place | null = null;
  do {
    const batch = await lookThrough(work, source, TOLD[source], after);
    added += batch.added;
    after = batch.last;
  } while (after);
  return added;
}

/** Pictures are opened and decoded outside of any transaction. */
async function findNearPictures(work: Work): Promise<number> {
  let added = 0;
  let after: Place | null = null;
  do {
    const from: Place = after ?? { at: (await beginOf(work, 'Pictures')).toISOString(), id: nilId() };
    const { pictures, last } = await readPictures(work, from);
    added += await work.transaction(async (work) => {
      await beginOf(work, 'Pictures');
      const found = await raiseSignals(work, await markSubmissions(work, await keepPictures(work, pictures)));
      if (last) await keepUntil(work, 'Pictures', last.at);
      return found;
    });
    after = last;
  } while (after);
  return added;
}

type Reader = (work: Work, after: Place) => Promise<Read>;

const lookThrough = (work: Work, source: Source, read: Reader, after: Place | null) =>
  work.transaction(async (work) => {
    const begin = await beginOf(work, source);
    const { marks, last } = await read(work, after ?? { at: begin.toISOString(), id: nilId() });
    const added = await raiseSignals(work, marks);
    if (last) await keepUntil(work, source, last.at);
    return { added, last };
  });

/** The moment from which the source is searched; its row is locked until the transaction ends. */
async function beginOf({ db }: Work, source: Source): Promise<Date> {
  const { until } = await db
    .selectFrom('signal_searches')
    .select('until')
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return new Date(until.getTime() - OVERLAP_MS);
}

const keepUntil = ({ db }: Work, source: Source, until: string) =>
  sql`update signal_searches set until = ${until}::timestamptz where source = ${source} and until < ${until}::timestamptz`.execute(
    db,
  );
