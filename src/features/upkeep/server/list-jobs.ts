// The background work as staff see it: one row for each kind, and a page of the jobs that are not finished.
import { sql } from 'kysely';
import { isBlind, withheldEvents } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import { type KeptJob, type OpenState, openJobsPage, queueFigures } from '#platform/server/kept-jobs.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { JobRow, JobState, QueueRow, upkeepEndpoints } from '../contract.ts';
import { idsIn, redactedError } from '../rules/redacted-job.ts';

export const STATES = {
  created: 'Waiting',
  active: 'Running',
  retry: 'Retrying',
  failed: 'Failed',
} as const satisfies Record<OpenState, JobState>;

const EVERY_STATE = Object.keys(STATES) as OpenState[];

export async function listQueues(work: Work<Actor>): Promise<{ queues: QueueRow[] }> {
  const queues = work.services.jobs.queues();
  const figures = await queueFigures(
    work.db,
    queues.map(({ name }) => name),
    isVisibleTo(work.actor),
  );
  const figuresOf = new Map(figures.map((each) => [each.name, each]));
  return {
    queues: queues.map(({ name, cron, nextRun }) => {
      const counted = figuresOf.get(name);
      return {
        name,
        cron,
        nextRun: nextRun?.toISOString() ?? null,
        lastFinished: counted?.lastFinished?.toISOString() ?? null,
        waiting: counted?.created ?? 0,
        running: counted?.active ?? 0,
        retrying: counted?.retry ?? 0,
        failed: counted?.failed ?? 0,
      };
    }),
  };
}

export async function listJobs(
  work: Work<Actor>,
  { query: { page, queue, state } }: Received<typeof upkeepEndpoints, 'GET /api/jobs'>,
) {
  const names = work.services.jobs.queues().map(({ name }) => name);
  const { rows, total } = await openJobsPage(work.db, {
    names: names.filter((name) => queue === undefined || name === queue),
    states: EVERY_STATE.filter((each) => state === undefined || STATES[each] === state),
    isVisible: isVisibleTo(work.actor),
    page,
  });
  return pageAnswer(rows.map(onWire), total, page);
}

/** In SQL: whether the reader may know of a job. A notice of a verdict names its event, and that there is one may tell a verdict that is withheld. */
const isVisibleTo = (reader: Actor) =>
  isBlind(reader)
    ? sql`not exists (select from ${withheldEvents(reader)} w where w.event_id::text = data ->> 'eventId')`
    : sql`true`;

const onWire = (job: KeptJob): JobRow => ({
  _id: job.id,
  queue: job.name,
  state: STATES[job.state],
  created: job.created_on.toISOString(),
  tries: job.started_on === null ? 0 : job.retry_count + 1,
  mostTries: job.retry_limit + 1,
  nextTry: job.state === 'created' || job.state === 'retry' ? job.start_after.toISOString() : null,
  error: redactedError(job.error),
  about: idsIn(job.data),
});
