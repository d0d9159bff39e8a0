// What the database tells the metrics of those that follow it.
import { sql } from 'kysely';
import type { Gauge } from './gauge.ts';

export const databaseGauges: Gauge[] = [
  {
    name: 'synchronous_standbys',
    help: 'Standbys that follow while commits wait for one: without any nobody takes the place of a lost primary',
    read: async ({ db }) => {
      // A role that only serves sees that followers are there, and nothing more about them.
      const { rows } = await sql<{ value: number }>`
        select case when current_setting('synchronous_standby_names') = '' then 0 else count(*)::int end as value
        from pg_stat_replication`.execute(db);
      return rows;
    },
  },
  {
    name: 'replica_lag_seconds',
    help: 'How far the replica for reports is behind; nothing is told where there is none, or where it is away',
    read: async ({ services }) => {
      const value = (await services.replica?.lagSeconds()) ?? null;
      return value === null ? [] : [{ value }];
    },
  },
  {
    name: 'retry_key_days_ahead',
    help: 'For how many days there are weeks in which replies for retries are kept; those beyond are kept in one part without an end',
    read: async ({ db, now }) => {
      const { rows } = await sql<{ value: number }>`
        select extract(epoch from max(until) - ${now}::timestamptz)::float8 / 86400 as value from retry_key_weeks()`.execute(
        db,
      );
      return rows;
    },
  },
];
