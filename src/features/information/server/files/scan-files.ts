// Has what people sent looked through for viruses, the oldest first. While the scanner is away, files wait.

import { happened } from '#features/activity/server/happened.ts';
import { type OutageLog, outageOf } from '#platform/server/connections/outage-log.ts';
import { keepVerdict } from '#platform/server/database/file-rows.ts';
import type { Job } from '#platform/server/jobs.ts';
import { SCAN_FILES } from '#platform/server/keep-file.ts';
import { findVirus, greetScanner, NoVerdict, type ScannerAddress } from '#platform/server/virus-scanner.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { virusFound } from '../happenings.ts';

const BATCH = 50;

/** Runs every minute, and as soon as files have come. Without a scanner's address it does nothing. */
export function scanFilesJob(services: Services, log: OutageLog): Job {
  const outage = outageOf(log, 'the virus scanner');
  return {
    name: SCAN_FILES,
    cron: '* * * * *',
    atStart: true,
    // A failed run is not retried: the next minute brings another.
    retryLimit: 0,
    run: async () => {
      const { scanner } = services.config;
      if (!scanner) return;
      // Asked though no file waits, so that a wrong address is told at the start and not with the first file.
      await greetScanner(scanner).catch((error: Error) => {
        outage.failed(error.message);
        throw error;
      });
      outage.worked();
      await scanFiles(services, scanner, new Date());
    },
  };
}

/**
 * Answers how many it scanned. Fails at once where the scanner is away; where a file is lost or gets no verdict, after all others, so
 * that it holds up nobody else's. Two servers at once scan some of them twice, and one verdict counts.
 */
export async function scanFiles(services: Services, scanner: ScannerAddress, now: Date): Promise<number> {
  const work = backgroundWork(services, now);
  let scanned = 0;
  let failure: unknown = null;
  const remember = (error: unknown): undefined => {
    failure ??= error;
  };
  for (let after: IdOf<'files'> | null = null; ; ) {
    const batch = await waiting(work, after);
    for (const id of batch) {
      // The error keeps the file store's own words, for whoever reads why a job failed, and not those for borrowers.
      const file = await services.files.open(id).catch(({ cause }) => remember(cause));
      if (!file) continue;
      const finding = await findVirus(scanner, file).catch((error) => {
        if (error instanceof NoVerdict) return remember(error);
        throw error;
      });
      if (finding === undefined) continue;
      await keepFinding(work, id, finding);
      scanned += 1;
    }
    after = batch.at(-1) ?? null;
    if (batch.length < BATCH) break;
  }
  if (failure) throw failure;
  return scanned;
}

/** The files that wait, the oldest first: their ids tell when they came. */
async function waiting({ db }: Work, after: IdOf<'files'> | null): Promise<IdOf<'files'>[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('scan', '=', 'Waiting')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

const keepFinding = (work: Work, id: IdOf<'files'>, finding: string | null): Promise<void> =>
  work.transaction(async (work) => {
    const file = await keepVerdict(work.db, id, finding);
    if (!file || finding === null) return;
    const { original_name: fileName, owner_id: accountId } = file;
    const facts = { subjectId: id, accountId, fileName };
    await happened(work, virusFound, facts, { after: { name: fileName, finding } });
  });
