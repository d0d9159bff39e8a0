// The list behind the figures of the lead's screen: what was decided, by whom and how soon, the latest first.
import { sql } from 'kysely';
import { staffAuditRefusals } from '#features/audit/texts/staff-refusals.ts';
import type { QueueName } from '#features/casework/fields/staff-service-level.ts';
import { unionOf } from '#features/casework/server/entries-in-sql.ts';
import type { QueueSources } from '#features/casework/server/source.ts';
import { mostRowsTo, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { addDays, dayOf, HOUR_MS, startOfDay } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { DecidedRow, teamEndpoints } from '../../contract/team.ts';
import { readRange } from '../../rules/report-range.ts';
import { decidedOf, latestOf } from './decided-in-sql.ts';

type Row = {
  queue: QueueName;
  entry_id: string;
  record_id: string;
  entered_at: Date;
  made_at: Date;
  officer_id: string;
  person_id: string | null;
  verdict: string;
  is_reopened: boolean;
  is_overturned: boolean;
  person_name: string | null;
  officer_name: string | null;
};

/** Lists decisions in one round trip; of each queue only as many rows as the page may need are read. */
export const listDecided =
  (sources: QueueSources) =>
  async (work: Work, { query }: Received<typeof teamEndpoints, 'GET /api/team/decided'>) => {
    const { page, queue, officer: officerId, cameBack } = query;
    const range = readRange(query, dayOf(work.now)) ?? refuse(staffAuditRefusals['report.range']);
    const asked = {
      ...{ from: startOfDay(range.from), before: startOfDay(addDays(range.to, 1)) },
      ...{ officerId, cameBack },
    };
    const shown = sources.filter((source) => queue === undefined || source.queue === queue);
    const all = unionOf(shown.map((source) => decidedOf(source, asked)));
    const latest = unionOf(
      shown.map((source) => sql`(${decidedOf(source, asked, latestOf(source, mostRowsTo(page)))})`),
    );
    const order = sql`e.made_at desc, e.queue, e.entry_id`;
    const { rows } = await sql<(Row | { entry_id: null }) & { total: number }>`
      select t.total, e.*, p.first_name || ' ' || p.last_name as person_name, o.first_name || ' ' || o.last_name as officer_name
      from (select count(*)::int as total from (${all}) counted) t
      left join (select * from (${latest}) e order by ${order} ${pageClause(page)}) e on true
      left join accounts p on p.id = e.person_id left join accounts o on o.id = e.officer_id order by ${order}`.execute(
      work.db,
    );
    return pageAnswer(
      rows.flatMap((row) => (row.entry_id === null ? [] : [onWire(row)])),
      rows[0]?.total ?? 0,
      page,
    );
  };

const onWire = (row: Row): DecidedRow => ({
  _id: row.entry_id,
  queue: row.queue,
  recordId: row.record_id,
  person: row.person_id === null ? null : { _id: row.person_id, fullName: row.person_name ?? '' },
  officer: { _id: row.officer_id, fullName: row.officer_name ?? '' },
  entered: row.entered_at.toISOString(),
  decided: row.made_at.toISOString(),
  hours: Math.round(((row.made_at.getTime() - row.entered_at.getTime()) / HOUR_MS) * 10) / 10,
  verdict: row.verdict,
  isReopened: row.is_reopened,
  isOverturned: row.is_overturned,
});
