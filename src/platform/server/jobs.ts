// Work that a request leaves behind: queued in the request's own transaction, run by this or another process, retried.

import { fromKysely, PgBoss } from 'pg-boss';
import type { IdOf } from '#shared/id.ts';
import { type Db, type OpenDatabase, queueOptions } from './database/database.ts';
import { refusalOf } from './database/database-errors.ts';
import { JOBS_SCHEMA, KEPT_DAYS } from './kept-jobs.ts';
import { followJob } from './tracing/spans.ts';

/** A job's name, what it does with its payload, and, for a recurring one, when (cron, in Jamaica's time). */
export type Job = {
  name: string;
  cron?: string;
  /** Whether the job also runs as soon as the server does, for what fell due while none ran. */
  atStart?: true;
  retryLimit?: number;
  /** How many run at the same moment, where many are queued at once; one after the other, seconds apart, without it. */
  atOnce?: number;
  run(payload: object): Promise<void>;
};

export type JobQueue = { name: string; cron: string | null; nextRun: Date | null };

export type Jobs = {
  /** Queues a job in the transaction of `db`: it exists exactly when that transaction commits. It runs soon, or not before `at`. */
  send(db: Db, name: string, payload: object, at?: Date): Promise<void>;
  /** Queues one job for each payload, with one statement; they run soon, or not before `at`. */
  sendMany(db: Db, name: string, payloads: object[], at?: Date): Promise<void>;
  /** Gives a failed job one more try, at once; does nothing to any other. */
  retry(db: Db, name: string, id: string): Promise<void>;
  /** What runs here, by name, with the next time of what recurs. */
  queues(): JobQueue[];
  start(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
};

/** The id in a job's payload, of a record of `Table`; undefined where it holds none, as when the server itself starts the job. */
export const idIn = <Table extends string>(payload: object): IdOf<Table> | undefined =>
  'id' in payload && typeof payload.id === 'string' ? (payload.id as IdOf<Table>) : undefined;

const TIME_ZONE = 'America/Jamaica';
const DAY_S = 86_400;

/** The pauses double from 5 s up to this one: a job with 20 tries gives up within 3 days, well before its queue forgets it. */
const LONGEST_PAUSE_S = 6 * 3_600;
/** How often a job is retried unless it says otherwise: a database or disk that is away for three minutes costs no job. */
const USUAL_RETRIES = 5;

export function openJobs(database: OpenDatabase, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    ...queueOptions(database.connectionString),
    max: 2,
    schema: JOBS_SCHEMA,
    // The owner lays the queue's tables out with the others.
    migrate: false,
    persistQueueStats: false,
  });
  boss.on('error', onError);
  let running: Job[] = [];
  const nextRuns = new Map<string, Date>();
  /** The next run of a pattern, cached until it has come: working it out costs more than a query. */
  const nextRunOf = (cron: string): Date | null => {
    const known = nextRuns.get(cron);
    if (known && known.getTime() > Date.now()) return known;
    const [next = null] = boss.previewSchedule(cron, { tz: TIME_ZONE, count: 1 });
    if (next) nextRuns.set(cron, next);
    return next;
  };
  return {
    send: async (db, name, payload, at) => {
      await boss.send(name, payload, { db: fromKysely(db), ...(at ? { startAfter: at } : {}) });
    },
    sendMany: async (db, name, payloads, at) => {
      if (payloads.length === 0) return;
      await boss.insert(
        name,
        payloads.map((data) => ({ data, ...(at ? { startAfter: at } : {}) })),
        { db: fromKysely(db) },
      );
    },
    retry: async (db, name, id) => {
      await boss.retry(name, id, { db: fromKysely(db) });
    },
    queues: () =>
      running.map(({ name, cron = null }) => ({
        name,
        cron,
        nextRun: cron === null ? null : nextRunOf(cron),
      })),
    start: async (jobs) => {
      await boss.start();
      for (const job of jobs) await begin(boss, job);
      running = jobs;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** A queue that takes no jobs, for a script that does itself what its actions would leave to one: on a fresh database no queue exists yet. */
export const leftToNobody: Jobs = {
  send: async () => {},
  sendMany: async () => {},
  retry: async () => {},
  queues: () => [],
  start: async () => {},
  stop: async () => {},
};

type Log = { warn(fields: object, text: string): void; error(fields: object, text: string): void };

/** Logs the queue's errors, for `openJobs`: while the database is away or ends they come again and again, expected, and without a stack. */
export const logErrors =
  (log: Log) =>
  (error: Error): void => {
    // A worker's errors are handed over as plain objects.
    const known = Object.assign(new Error(error.message), error);
    if (refusalOf(known)?.kind === 'unavailable') log.warn({ reason: error.message }, 'jobs');
    else log.error({ err: error }, 'jobs');
  };

async function begin(boss: PgBoss, job: Job): Promise<void> {
  const { name, retryLimit = USUAL_RETRIES, atOnce = 1 } = job;
  const manners = {
    retryLimit,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: LONGEST_PAUSE_S,
    retentionSeconds: KEPT_DAYS * DAY_S,
    deleteAfterSeconds: KEPT_DAYS * DAY_S,
  };
  await boss.createQueue(name, manners);
  // A queue that exists keeps the options that it was made with, unless they are updated.
  await boss.updateQueue(name, manners);
  const options = {
    pollingIntervalSeconds: 2,
    batchSize: atOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(name, options, (waiting) =>
    Promise.all(
      waiting.map(({ id, data }) =>
        outcomeOf(id, () => followJob(name, () => job.run((data ?? {}) as object))),
      ),
    ),
  );
  if (job.cron) await boss.schedule(name, job.cron, {}, { tz: TIME_ZONE });
  if (job.atStart) await boss.send(name, {});
}

/** Runs one job of a batch and answers its own outcome, so that one that fails leaves those beside it done. */
async function outcomeOf(id: string, run: () => Promise<void>) {
  try {
    await run();
    return { id, status: 'completed' as const };
  } catch (output) {
    return { id, status: 'failed' as const, output };
  }
}
