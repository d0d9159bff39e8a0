// Who joined a contest, in the order of joining, for staff.

import { sql } from 'kysely';
import { rowsOfPeople } from '#features/accounts/server/rows-of-people.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints } from '../../contract.ts';

type Asked = Received<typeof contestEndpoints, 'GET /api/contests/participants/:id'>;

type ListRow = Columns<'contest_participants', 'place' | 'ticket' | 'joined_at'> &
  Columns<'accounts', 'email'> & {
    total: number;
    /** Null in the one row of a page without participants. */
    account_id: Column<'contest_participants', 'account_id'> | null;
    full_name: string;
  };

/**
 * One round trip. Without a search the total is the contest's own count and the page comes from an index; with one, the people
 * are found first (trigram index), and then who of them joined.
 */
export async function listParticipants(work: Work, { params, query }: Asked) {
  const { search } = query;
  const found = search
    ? sql`with found as materialized (
        select p.* from ${rowsOfPeople(search, 'contest_participants', 'p')} where p.contest_id = ${params.id})`
    : sql``;
  const total = search ? sql`(select count(*)::int from found)` : sql`c.participants`;
  const joined = search
    ? sql`select p.* from found p`
    : sql`select p.* from contest_participants p where p.contest_id = ${params.id}`;
  const { rows } = await sql<ListRow>`
    ${found}
    select t.total, p.account_id, p.place, p.ticket, p.joined_at, a.first_name || ' ' || a.last_name as full_name, a.email
    from (select ${total} as total from contests c where c.id = ${params.id}) t
    left join (${joined} order by p.place ${pageClause(query.page)}) p on true
    left join accounts a on a.id = p.account_id order by p.place`.execute(work.db);
  const [first] = rows;
  if (!first) return refuse('request.not_found');
  const shown = rows.flatMap((row) =>
    row.account_id === null
      ? []
      : [
          {
            place: row.place,
            ticket: row.ticket,
            joined: row.joined_at.toISOString(),
            user: { _id: row.account_id, fullName: row.full_name, email: row.email },
          },
        ],
  );
  return pageAnswer(shown, first.total, query.page);
}
