// What the clock's jobs about loans take on the filled database, each once. Their batches may well read a table whole: that is reported, and fails nothing.
import pg from 'pg';
import { ageLoans } from '#features/loans/server/arrears/age-loans.ts';
import { remindBorrowers } from '#features/loans/server/arrears/remind-borrowers.ts';
import { keepPortfolioDay } from '#features/loans/server/portfolio/keep-portfolio-day.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { openJobs } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { wholeScans } from './plans.ts';
import { listen, type Statement } from './recorded-calls.ts';

/** The goal for all loans together, on a morning whose next run comes in a day. */
const GOAL_S = 60;

const JOBS: [string, (services: Services, now: Date) => Promise<unknown>][] = [
  ['age-loans', ageLoans],
  ['remind-borrowers', remindBorrowers],
  ['keep-portfolio-day', (services, now) => keepPortfolioDay(services.db, dayOf(now))],
  ['age-loans, nothing left to do', ageLoans],
  ['remind-borrowers, nothing left to do', remindBorrowers],
];

/** Leaves the loans judged and the borrowers reminded, so that a server which starts then finds nothing to do. */
export async function measureClockJobs(where: { databaseUrl: string; dataDir: string }): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: where.databaseUrl,
    DATA_DIR: where.dataDir,
  });
  const database = await openDatabase({ ...where, poolSize: 2 });
  const client = new pg.Client({ connectionString: where.databaseUrl });
  await client.connect();
  try {
    const jobs = openJobs(database, (error) => console.error(error.message));
    const services: Services = {
      config,
      db: database.db,
      files: openFiles(config),
      jobs,
      notices: noNotices,
    };
    for (const [name, run] of JOBS) {
      const texts = new Map<string, Statement>();
      const stop = listen((statement) => texts.set(statement.text, statement));
      const start = performance.now();
      const done = await run(services, new Date()).finally(stop);
      report(name, done, (performance.now() - start) / 1_000, await scansOf(client, [...texts.values()]));
    }
    // The connection has no time limit, unlike that of a request, because a busy machine needs longer.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
    await database.close();
  }
}

async function scansOf(client: pg.Client, statements: readonly Statement[]): Promise<string[]> {
  const scans: string[] = [];
  for (const statement of statements)
    if (/^\s*(select|with|update|insert|delete)\b/i.test(statement.text))
      scans.push(...(await wholeScans(client, statement)));
  return [...new Set(scans)];
}

function report(name: string, done: unknown, seconds: number, scans: string[]): void {
  const passes = seconds <= GOAL_S;
  if (!passes) process.exitCode = 1;
  const remarks = [...(done === undefined ? [] : [`${done} loans`]), ...scans].join(', ');
  console.log(
    `${name.padEnd(64)}${seconds.toFixed(2).padStart(28)} s ≤ ${GOAL_S}  ${passes ? 'PASS' : 'FAIL'}  ${remarks}`,
  );
}
