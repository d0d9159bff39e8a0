// What background work and outgoing mail tell the metrics.
import { sql } from 'kysely';
import type { Columns } from '../database/columns.ts';
import { queueFigures } from '../kept-jobs.ts';
import type { Gauge } from './gauge.ts';

export const queueGauges: Gauge[] = [
  {
    name: 'jobs',
    help: 'Background jobs that have not ended well, by queue and state (created, active, retry, failed)',
    labels: ['queue', 'state'],
    read: async ({ db, services }) => {
      const names = services.jobs.queues().map(({ name }) => name);
      const figures = await queueFigures(db, names);
      return figures.flatMap(({ name: queue, created, active, retry, failed }) =>
        Object.entries({ created, active, retry, failed }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        })),
      );
    },
  },
  {
    name: 'jobs_oldest_seconds',
    help: 'For how long the first job that is due has waited to begin',
    read: async ({ db, now }) => {
      const { rows } = await sql<{ oldest: Date | null }>`
        select min(start_after) as oldest from jobs.job
        where state in ('created', 'retry') and start_after <= ${now}::timestamptz`.execute(db);
      const oldest = rows[0]?.oldest;
      return [{ value: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0 }];
    },
  },
  {
    name: 'mails',
    help: 'Mails in the outbox that are not sent, by state (queued, failed, kept)',
    labels: ['state'],
    read: async ({ db }) => {
      const { rows } = await sql<Columns<'mail_totals', 'queued' | 'failed' | 'kept'>>`
        select coalesce(sum(queued), 0)::int as queued, coalesce(sum(failed), 0)::int as failed, coalesce(sum(kept), 0)::int as kept
        from mail_totals`.execute(db);
      return Object.entries(rows[0] ?? {}).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
];
