// A queue of changes that were asked for and that somebody else than who asked decides on: their tables are of one shape.
import { sql } from 'kysely';
import type { QueueName } from '../fields/staff-service-level.ts';
import { oneHandWith } from '../rules-in-sql/second-person.ts';
import type { QueueSource } from './source.ts';

type Requests = {
  queue: QueueName;
  table: 'contest_requests' | 'form_requests';
  /** The record that changes: its table, which has its name, and the column that holds its id. */
  record: { table: 'contests' | 'information_schemas'; id: 'contest_id' | 'section_id' };
};

export function requestQueue({ queue, table, record }: Requests): QueueSource {
  const requests = sql`${sql.table(table)} r`;
  const recordId = sql.ref(`r.${record.id}`);
  const common = { id: sql`r.id`, recordId, entered: sql`r.asked_at`, personId: sql`null::uuid` };
  return {
    queue,
    table,
    waiting: (_officer, now) => ({
      ...common,
      rows: sql`from ${requests} join ${sql.table(record.table)} c on c.id = ${recordId} where r.status = 'Asked'`,
      about: sql`c.name`,
      mayHave: (officerId) => sql`r.asked_by <> all (${oneHandWith(officerId, now)})`,
      forSecondPerson: sql`true`,
      askedBy: sql`r.asked_by`,
    }),
    decided: {
      ...common,
      rows: sql`from ${requests} where r.decided_by is not null`,
      at: sql`r.decided_at`,
      by: sql`r.decided_by`,
      verdict: sql`r.status`,
    },
  };
}
