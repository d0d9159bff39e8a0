// Brings every sealed number under the newest key, and what older versions left in plain: at each start, every night, and when an operator asks.
import { knowDataKeys, retireKeysBut } from '#features/information/server/sealed/known-keys.ts';
import type { SealedBatch } from '#features/information/server/sealed/seal-batch.ts';
import { sealSubmissions } from '#features/information/server/sealed/seal-submissions.ts';
import type { Job } from '#platform/server/jobs.ts';
import { dataKeysOf } from '#platform/server/sealing/data-keys.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { nilId } from '#shared/id.ts';
import { keysInUse, sealDocuments } from './seal-documents.ts';

export const sealNumbersJob = (services: Services): Job => ({
  name: 'seal-numbers',
  cron: '40 2 * * *',
  atStart: true,
  run: async () => {
    await sealNumbers(services, new Date());
  },
});

/**
 * Seals everything that needs it; answers how many rows that was and which keys are no longer needed. Each batch is a transaction: what is
 * interrupted goes on where it was, any number may run at once, and a second time finds nothing. `report` is called with how many are done.
 */
export async function sealNumbers(
  services: Services,
  now: Date,
  report: (done: number) => void = () => {},
): Promise<{ rows: number; retired: string[] }> {
  const work = backgroundWork(services, now);
  await work.transaction(knowDataKeys);
  let rows = 0;
  for (const sealBatch of [sealSubmissions, sealDocuments])
    for await (const done of batches(work, sealBatch)) {
      rows += done;
      report(rows);
    }
  const { newest } = await dataKeysOf(services.config);
  const retired = await work.transaction(async (work) =>
    retireKeysBut(work, [newest, ...(await keysInUse(work))]),
  );
  return { rows, retired };
}

type SealBatch = (work: Work, after: string) => Promise<SealedBatch>;

async function* batches(work: Work, sealBatch: SealBatch): AsyncGenerator<number> {
  let after: string | null = nilId();
  while (after !== null) {
    const from: string = after;
    const batch = await work.transaction((work) => sealBatch(work, from));
    if (batch.rows > 0) yield batch.rows;
    after = batch.last;
  }
}
