// What the metrics tell of the queues: how long what is late the longest has been late.
import { sql } from 'kysely';
import type { Gauge } from '#platform/server/metrics/gauge.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import type { QueueName } from '../fields/staff-service-level.ts';
import { firstDue } from './entries-in-sql.ts';
import type { QueueSources } from './source.ts';

/** An actor for the metrics: sees what admins see, and has decided nothing. */
const onlooker = (): Actor => ({
  ...{ id: newId(), sessionId: newId(), userType: 'Admin', status: 'Active', infoStatus: 'FullModel' },
});

export const caseworkGauges = (sources: QueueSources): Gauge[] => [
  {
    name: 'queue_oldest_late_seconds',
    help: 'How long what is late the longest in a queue of the staff has been late, 0 where nothing is',
    labels: ['queue'],
    read: async ({ db, now, services: { config } }) => {
      const asked = { officer: onlooker(), now, config, late: true };
      const each = sources.map(
        (source) => sql`select ${sql.lit(source.queue)}::text as queue, ${firstDue(source, asked)} as oldest`,
      );
      const { rows } = await sql<{
        queue: QueueName;
        oldest: Date | null;
      }>`${sql.join(each, sql` union all `)}`.execute(db);
      return rows.map(({ queue, oldest }) => ({
        labels: { queue },
        value: oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1_000),
      }));
    },
  },
];
