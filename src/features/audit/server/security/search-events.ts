// Searches the log of security events for staff; pages end where those of the audit log do.
import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause, rowsBefore } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { SecurityEventKind } from '#shared/declared-refusals.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { AuditPerson, auditEndpoints, SecurityEventRow } from '../../contract.ts';
import { personOf } from '../person-columns.ts';
import { recordSearch } from '../record-search.ts';
import { MOST_ENTRIES } from '../search-audit-log.ts';
import { momentsOf } from '../searched-days.ts';

type Query = {
  page: number;
  kind?: SecurityEventKind;
  address?: string;
  account?: string;
  from?: string;
  to?: string;
};

type Row = Columns<
  'security_events',
  'kind' | 'refusal' | 'route' | 'address' | 'tried' | 'refusals' | 'created_at' | 'last_at'
> & {
  /** The event's id; null in the single row that stands for an empty page. */
  id: Column<'security_events', 'id'> | null;
  about: AuditPerson | null;
  found: number;
};

export async function searchEvents(
  work: Work<Actor>,
  { query }: Received<typeof auditEndpoints, 'GET /api/audit/security'>,
) {
  const { page, ...filters } = query;
  const isWithin = rowsBefore(page) < MOST_ENTRIES;
  const rows = await pageOf(work, isWithin ? query : { ...query, page: 1 });
  await recordSearch(work, { view: 'security', ...filters });
  const found = rows[0]?.found ?? 0;
  return {
    ...pageAnswer(isWithin ? rows.filter(isThere).map(eventOf) : [], Math.min(found, MOST_ENTRIES), page),
    hasMore: found > MOST_ENTRIES,
  };
}

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;

const eventOf = (row: Row & { id: string }): SecurityEventRow => ({
  _id: row.id,
  kind: row.kind,
  refusal: row.refusal,
  route: row.route,
  address: row.address,
  about: row.about,
  tried: row.tried,
  refusals: row.refusals,
  created: row.created_at.toISOString(),
  last: row.last_at.toISOString(),
});

/** One round trip; each filter has an index in the order of the list. */
async function pageOf({ db }: Work, { page, kind, address, account, ...days }: Query): Promise<Row[]> {
  const { from, before } = momentsOf(days);
  const isAsked = sql.join(
    [
      sql`true`,
      ...(kind ? [sql`e.kind = ${sql.lit(kind)}`] : []),
      ...(address ? [sql`e.address = ${address}`] : []),
      ...(account ? [sql`e.account_id = ${account}`] : []),
      ...(from ? [sql`e.created_at >= ${from}`] : []),
      ...(before ? [sql`e.created_at < ${before}`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<Row>`
    select e.*, t.found, ${personOf(sql`e.account_id`)} as about
    from (select count(*)::int as found from (
      select from security_events e where ${isAsked} limit ${sql.lit(MOST_ENTRIES + 1)}) counted) t
    left join (
      select e.* from security_events e where ${isAsked}
      order by e.created_at desc, e.id desc ${pageClause(page)}) e on true
    order by e.created_at desc, e.id desc`.execute(db);
  return rows;
}
