// Work that a request leaves behind: queued in the request's own transaction, run by this or another process, retried.
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db, OpenDatabase } from './database/database.ts';

/** A job's name, what it does with its payload, and, for a recurring one, when (cron, in Jamaica's time). */
export type Job = {
  name: string;
  cron?: string;
  /** Also as soon as the server runs, for what fell due while none did. */
  atStart?: true;
  retryLimit?: number;
  run(payload: object): Promise<void>;
};

export type Jobs = {
  /** Queues a job in the transaction of `db`: it exists exactly when that transaction commits. It runs soon, or not before `at`. */
  send(db: Db, name: string, payload: object, at?: Date): Promise<void>;
  start(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
};

const TIME_ZONE = 'America/Jamaica';

export function openJobs(database: OpenDatabase, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({ ...database.queueConnection, schema: 'jobs', persistQueueStats: false });
  boss.on('error', onError);
  return {
    send: async (db, name, payload, at) => {
      await boss.send(name, payload, { db: fromKysely(db), ...(at ? { startAfter: at } : {}) });
    },
    start: async (jobs) => {
      await boss.start();
      for (const job of jobs) await begin(boss, job);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

async function begin(boss: PgBoss, job: Job): Promise<void> {
  await boss.createQueue(job.name, { retryLimit: job.retryLimit ?? 3, retryBackoff: true, retryDelay: 5 });
  await boss.work(job.name, { pollingIntervalSeconds: 2 }, async (waiting) => {
    for (const { data } of waiting) await job.run((data ?? {}) as object);
  });
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: TIME_ZONE });
  if (job.atStart) await boss.send(job.name, {});
}
