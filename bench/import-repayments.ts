// `npm run bench:imports`: a file of 100,000 repayments, from the upload to the last receipt; seconds for each step, and the memory it takes.
import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { confirmImport } from '#features/loans/server/imports/confirm-import.ts';
import { readRepaymentsJob } from '#features/loans/server/imports/read-import.ts';
import { recordRepaymentsJob } from '#features/loans/server/imports/record-import.ts';
import { showImport } from '#features/loans/server/imports/show-import.ts';
import { uploadImport } from '#features/loans/server/imports/upload-import.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { openJobs } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { onPostgres } from './places.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    /** Rows go round them, so that each gets its share. */
    loans: { type: 'string', default: '5000' },
  },
});

const rows = Number(options.rows);
const today = dayOf(new Date());
const place = await onPostgres();
mkdirSync(place.dataDir, { recursive: true });
const config = readConfig({
  DATA_DIR: place.dataDir,
  LOG_LEVEL: 'silent',
  DATABASE_URL: place.databaseUrl,
});
const database = await openDatabase({ ...config, poolSize: 8 });
const jobs = openJobs(database, (error) => console.error(error.message));
const services: Services = { config, db: database.db, files: openFiles(config), jobs, notices: noNotices };
try {
  await jobs.start([readRepaymentsJob(services), recordRepaymentsJob(services)]);
  const officer = await moderator(services);
  const file = { field: 'file', name: 'bench.csv', bytes: await makeUpFile(officer), truncated: false };
  console.log(`${rows} rows, ${(file.bytes.length / 2 ** 20).toFixed(1)} MB; ${memory()} MB before`);
  const { _id: id } = await timed('upload, read once', () =>
    uploadImport(workAs(services, officer), { files: [file], extraInfo: {} }),
  );
  await timed('preview', () => until(id, 'Preview'));
  await confirmImport(workAs(services, await moderator(services)), {
    params: { id: asId<'repayment_imports'>(id) },
    body: { rows },
  });
  await timed('recording', () => until(id, 'Done'));
  const { recorded } = await showImport(workAs(services, officer), { params: { id } });
  const isWhole = recorded.rows === rows;
  console.log(`${isWhole ? 'PASS' : 'FAIL'} ${recorded.rows} of ${rows} rows recorded`);
  if (!isWhole) process.exitCode = 1;
} finally {
  await jobs.stop();
  await database.close();
  await place.remove();
}

async function makeUpFile(officer: Someone): Promise<Buffer> {
  const numbers: string[] = [];
  while (numbers.length < Number(options.loans)) {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () =>
        runningLoan(services, { officer, amountCents: 100_000_00, disbursedOn: addDays(today, -20) }),
      ),
    );
    numbers.push(...opened.map(({ number }) => number));
  }
  const line = (index: number) =>
    `${numbers[index % numbers.length]},BENCH-${index},"1,000.${String(index % 100).padStart(2, '0')}",${today},Marcia Campbell`;
  const lines = Array.from({ length: rows }, (_, index) => line(index));
  return Buffer.from(['Loan number,Reference,Amount,Date,Payer', ...lines].join('\r\n'));
}

async function until(id: IdOf<'repayment_imports'>, state: 'Preview' | 'Done'): Promise<void> {
  while ((await showImport(workAs(services, null), { params: { id } })).state !== state)
    await setTimeout(100);
}

async function timed<Answer>(what: string, run: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  let most = memory();
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 50);
  try {
    return await run();
  } finally {
    clearInterval(watch);
    console.log(`${what}: ${((performance.now() - start) / 1_000).toFixed(1)} s, at most ${most} MB`);
  }
}

function memory(): number {
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}
