// CPU time of processes, read from Linux: of a server with its threads, and of a PostgreSQL server with all its processes.
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Reads a running sum in milliseconds; two readings around some work give its cost. */
export type CpuClock = () => number;

export const processClock =
  (pid: number): CpuClock =>
  () =>
    readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + ranMs(`/proc/${pid}/task/${thread}`), 0);

/** The processor's time of the PostgreSQL server that answers on this machine, with that of its processes that have ended meanwhile. */
export async function clusterClock(databaseUrl: string): Promise<CpuClock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? 0;
  const postmaster = Number(statOf(backend)[1]);
  await client.end();
  return () => {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    const living = [String(postmaster), ...children.split(' ').filter(Boolean)];
    return living.reduce((sum, pid) => sum + ranMs(`/proc/${pid}`), endedChildrenMs(postmaster));
  };
}

/** What the scheduler counted, to the nanosecond; 0 for a process that has just ended. */
function ranMs(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

const TICK_MS = 10;

const endedChildrenMs = (pid: number): number => {
  const stat = statOf(pid);
  return (Number(stat[13]) + Number(stat[14])) * TICK_MS;
};

/** The fields of /proc/<pid>/stat from the process's state on (proc(5) counts that one as the third). */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
