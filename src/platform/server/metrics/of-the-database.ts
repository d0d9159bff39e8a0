// What the database tells the metrics of those that follow it.
import { sql } from 'kysely';
import type { Gauge } from './gauge.ts';

export const databaseGauges: Gauge[] = [
  {
    name: 'synchronous_standbys',
    help: 'Standbys that follow while commits wait for one: without any nobody takes the place of a lost primary',
    read: async ({ db }) => {
      // Of those that follow, a role that only serves sees no more than that they are there.
      const { rows } = await sql<{ value: number }>`
        select case when current_setting('synchronous_standby_names') = '' then 0 else count(*)::int end as value
        from pg_stat_replication`.execute(db);
      return rows;
    },
  },
];
