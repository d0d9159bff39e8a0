// Every lender for staff, whether its company is recorded or not: found, filtered, sorted and paged in one round trip.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { LenderRow, LenderStatus, LicenceState, partnerDeskEndpoints } from '../../contract/desk.ts';

type Query = {
  page: number;
  search?: string | undefined;
  status?: LenderStatus | 'None' | undefined;
  licence?: LicenceState | undefined;
  sort: keyof typeof ORDERS;
};

const ORDERS = {
  '-created': sql`f.created_at desc, f.id desc`,
  created: sql`f.created_at, f.id`,
  name: sql`f.name, f.id`,
  '-name': sql`f.name desc, f.id desc`,
};

type Lender = Columns<'accounts', 'id' | 'email' | 'created_at'> &
  Columns<'partners', 'contact_email' | 'status' | 'licence_number' | 'licence_state'> & {
    full_name: string;
    partner_id: IdOf<'partners'> | null;
    company: string;
  };
type Row = { total: number } & (Lender | { id: null });

/** One page of lenders. They are counted in hundreds where borrowers are in hundred thousands: all that match are read, counted and sorted. */
export async function listLenders(
  work: Work,
  { query }: Received<typeof partnerDeskEndpoints, 'GET /api/partners/staff'>,
) {
  const order = ORDERS[query.sort];
  const { rows } = await sql<Row>`
    with found as materialized (
      select a.id, a.created_at, lower(coalesce(p.name, a.first_name || ' ' || a.last_name)) as name
      from accounts a left join partners p on p.account_id = a.id
      where a.user_type = 'Partner' and ${filterOf(query)})
    select t.total, a.id, a.first_name || ' ' || a.last_name as full_name, a.email, a.created_at, p.id as partner_id,
      p.name as company, p.contact_email, p.status, p.licence_number, p.licence_state
    from (select count(*)::int as total from found) t
    left join (select * from found f order by ${order} ${pageClause(query.page)}) f on true
    left join accounts a on a.id = f.id
    left join partners p on p.account_id = f.id
    order by ${order}`.execute(work.db);
  return pageAnswer(
    rows.flatMap((row) => (row.id === null ? [] : [onWire(row)])),
    rows[0]?.total ?? 0,
    query.page,
  );
}

function filterOf({ search, status, licence }: Query) {
  const wanted = [sql`true`];
  if (status) wanted.push(status === 'None' ? sql`p.id is null` : sql`p.status = ${status}`);
  if (licence) wanted.push(sql`p.licence_state = ${licence}`);
  if (search) {
    const pattern = likePattern(search);
    wanted.push(
      sql`(a.search_text like ${pattern} or lower(p.name || ' ' || p.contact_email) like ${pattern})`,
    );
  }
  return sql.join(wanted, sql` and `);
}

const onWire = (row: Lender): LenderRow => ({
  userId: row.id,
  fullName: row.full_name,
  email: row.email,
  created: row.created_at.toISOString(),
  company:
    row.partner_id === null
      ? null
      : {
          _id: row.partner_id,
          name: row.company,
          contactEmail: row.contact_email,
          status: row.status,
          licenceNumber: row.licence_number,
          licenceState: row.licence_state,
        },
});
