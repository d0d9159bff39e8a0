// Lists the configured sections, and their verification forms, for those who edit them.
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery, SchemaRow } from '#features/information/contract/configuration.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { configurationEndpoints } from '../../contract/configuration.ts';

type Row = Omit<SchemaRow, '_id' | 'startDate' | 'created'> &
  Columns<'information_schemas', 'start_date' | 'created_at'> & {
    /** The id of the section or form; null in the single row that stands for an empty page. */
    id: Column<'information_schemas', 'id'> | null;
    total: number;
  };

/** The orders of the list; equals come in the order in which people meet them. */
const ORDERS: Record<ListQuery['sort'], RawBuilder<unknown>> = {
  position: sql`position`,
  title: sql`title, position`,
  '-title': sql`title desc, position`,
  points: sql`points, position`,
  '-points': sql`points desc, position`,
  created: sql`created_at, position`,
  '-created': sql`created_at desc, position`,
  version: sql`version, position`,
  '-version': sql`version desc, position`,
};

const SECTIONS = sql`
  select i.id, i.s_id as "sId", i.name, f.title, i.audience as "for", i.points, i.status, i.is_hidden as "isHidden",
    i.start_date, f.version, jsonb_array_length(f.fields) as "fieldCount", i.created_at, i.position
  from information_schemas i join form_versions f on f.id = i.form_version_id`;

const VERIFICATIONS = sql`
  select v.id, i.s_id as "sId", v.name, f.title, i.audience as "for", v.points, v.status, i.is_hidden as "isHidden",
    i.start_date, f.version, jsonb_array_length(f.fields) as "fieldCount", v.created_at, i.position
  from verification_schemas v
  join information_schemas i on i.id = v.information_schema_id
  join form_versions f on f.id = v.form_version_id`;

export const listSections = (
  work: Work,
  { query }: Received<typeof configurationEndpoints, 'GET /api/informations/schemas'>,
) => list(work, SECTIONS, query);
export const listVerifications = (
  work: Work,
  { query }: Received<typeof configurationEndpoints, 'GET /api/informations/verification-schemas'>,
) => list(work, VERIFICATIONS, query);

async function list(
  work: Work,
  all: RawBuilder<unknown>,
  { search = '', status, for: audience, sort, page }: ListQuery,
) {
  const pattern = likePattern(search);
  const order = ORDERS[sort];
  const { rows } = await sql<Row>`
    with found as materialized (
      select * from (${all}) s
      where (${search} = '' or lower(title || ' ' || name) like ${pattern})
        and (${status ?? null}::text is null or status = ${status ?? null})
        and (${audience ?? null}::text is null or "for" = ${audience ?? null})
    )
    select s.*, t.total from (select count(*)::int as total from found) t
    left join (select * from found order by ${order}, id ${pageClause(page)}) s on true
    order by ${order}, id`.execute(work.db);
  return pageAnswer(rows.filter(isThere).map(rowOnWire), rows[0]?.total ?? 0, page);
}

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;

const rowOnWire = ({
  id,
  start_date,
  created_at,
  total: _total,
  ...row
}: Row & { id: string }): SchemaRow => ({
  ...row,
  _id: id,
  startDate: start_date ?? dayOf(created_at),
  created: created_at.toISOString(),
});
