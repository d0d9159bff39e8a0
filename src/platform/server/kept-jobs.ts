// What the queue keeps of its jobs, for those who look after them: how many are where, which failed and why.
import { type RawBuilder, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from './database/database.ts';
import { pageClause } from './database/page-clause.ts';

/** How many days a job is kept once it has ended, well or badly, and how many it waits at most. */
export const KEPT_DAYS = 14;

/** The states of open jobs as they are stored; those that ended well, or were taken back, are no longer looked at. */
export type OpenState = 'created' | 'active' | 'retry' | 'failed';

export type QueueFigures = Record<OpenState, number> & { name: string; lastFinished: Date | null };

export type KeptJob = {
  id: string;
  name: string;
  state: OpenState;
  created_on: Date;
  started_on: Date | null;
  completed_on: Date | null;
  /** When the job is due, first or again. */
  start_after: Date;
  retry_count: number;
  retry_limit: number;
  data: unknown;
  error: string | null;
};

export const JOBS_SCHEMA = 'jobs';

const LONGEST_ERROR = 500;

const IS_OPEN = sql`state in ('created', 'active', 'retry', 'failed')`;
const IS_DONE = sql`state = 'completed'`;

/** Makes the queue's own tables, or brings them to the queue's version, as the database's owner: whoever serves cannot. */
export async function layOutJobs(connectionString: string, db: Db): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    max: 1,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
  await indexKeptJobs(db);
}

/** Creates the indexes of `queueFigures` and `openJobsPage`. */
const indexKeptJobs = (db: Db): Promise<void> =>
  db.transaction().execute(async (db) => {
    // Two processes that start together would both find the indexes missing.
    await sql`select pg_advisory_xact_lock(hashtext('jobs.indexes'))`.execute(db);
    const { rows } = await sql<{
      made: boolean;
    }>`select to_regclass('jobs.job_open') is not null as made`.execute(db);
    if (rows[0]?.made) return;
    await sql`create index job_open on jobs.job (created_on desc, id desc) include (name, state) where ${IS_OPEN}`.execute(
      db,
    );
    await sql`create index job_done on jobs.job (name, completed_on) where ${IS_DONE}`.execute(db);
  });

/** One row for each of the named queues that has ever had a job, and none for others; `isVisible` says in SQL which jobs count. */
export async function queueFigures(
  db: Db,
  names: string[],
  isVisible: RawBuilder<unknown> = sql`true`,
): Promise<QueueFigures[]> {
  const counted = (state: OpenState) =>
    sql`coalesce(sum(jobs) filter (where state = ${sql.lit(state)}), 0)::int as ${sql.ref(state)}`;
  const { rows } = await sql<QueueFigures>`
    select q.name, ${sql.join((['created', 'active', 'retry', 'failed'] as const).map(counted))}, (
      select max(completed_on) from jobs.job where name = q.name and ${IS_DONE} and ${isVisible}
    ) as "lastFinished"
    from jobs.queue q
    left join (select name, state, count(*) as jobs from jobs.job where ${IS_OPEN} and ${isVisible} group by name, state) j using (name)
    where q.name = any(${names})
    group by q.name`.execute(db);
  return rows;
}

type Wanted = { names: string[]; states: OpenState[]; isVisible: RawBuilder<unknown>; page: number };

/** One page of the jobs that have not ended well, the newest first, and how many there are. */
export async function openJobsPage(db: Db, wanted: Wanted): Promise<{ rows: KeptJob[]; total: number }> {
  const isWanted = sql`name = any(${wanted.names}) and state::text = any(${wanted.states}) and ${IS_OPEN} and ${wanted.isVisible}`;
  const { rows } = await sql<{ [Column in keyof KeptJob]: KeptJob[Column] | null } & { total: number }>`
    select t.total, j.*
    from (select count(*)::int as total from jobs.job where ${isWanted}) t
    left join (select ${COLUMNS} from jobs.job where ${isWanted}
      order by created_on desc, id desc ${pageClause(wanted.page)}) j on true
    order by j.created_on desc, j.id desc`.execute(db);
  return { rows: rows.filter(isThere), total: rows[0]?.total ?? 0 };
}

const isThere = <Row extends { id: string | null }>(row: Row): row is Row & KeptJob => row.id !== null;

/** Locks a job, waiting for whoever else holds it; undefined for one that has been forgotten. */
export async function lockJob(db: Db, name: string, id: string) {
  const { rows } = await sql<{ state: OpenState | 'completed' | 'cancelled'; retry_count: number }>`
    select state, retry_count from jobs.job where name = ${name} and id = ${id} for update`.execute(db);
  return rows[0];
}

const COLUMNS: RawBuilder<unknown> = sql`id, name, state, created_on, started_on, completed_on, start_after,
  retry_count, retry_limit, data, left(coalesce(output ->> 'message', output -> 'value' ->> 'message'), ${sql.lit(LONGEST_ERROR)}) as error`;
