// What the desk of the loans tells the metrics.
import { sql } from 'kysely';
import type { Gauge } from '#platform/server/metrics/gauge.ts';

/** How many days back files of payments are counted: long enough for last week's to be looked at, short enough to leave out those that nobody means to mend. */
const LOOKED_AT_DAYS = 14;

export const loanGauges: Gauge[] = [
  {
    name: 'payments_unmatched',
    help: `Rows of files of payments, uploaded in the last ${LOOKED_AT_DAYS} days, whose loan is unknown or that were refused, and of which nobody has said what became of them`,
    read: async ({ db, now }) => {
      const { rows } = await sql<{ count: number }>`
        select coalesce(sum(t.rows), 0)::int as count from repayment_imports i join repayment_import_totals t on t.import_id = i.id
        where i.state in ('Preview', 'Done') and i.settled_at is null and i.uploaded_at > ${now}::timestamptz - make_interval(days => ${LOOKED_AT_DAYS}::int)
        and t.verdict in ('UnknownLoan', 'Refused')`.execute(db);
      return [{ value: rows[0]?.count ?? 0 }];
    },
  },
  {
    name: 'money_waiting_for_second_person',
    help: 'Entries in the books that one person asked for and a second one has not decided on',
    read: async ({ db }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from loan_adjustments where status = 'Asked'`.execute(db);
      return [{ value: rows[0]?.count ?? 0 }];
    },
  },
];
