// Who joined a contest, in the order of joining, for staff.

import { sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { type Counted, foundAnswer, unsearched } from '#platform/server/database/search/capped-search.ts';
import { searchWords } from '#platform/server/database/search/search-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints } from '../../contract.ts';

type ListRow = Columns<'contest_participants', 'place' | 'ticket' | 'joined_at'> &
  Columns<'accounts', 'email'> &
  Counted & {
    /** Null in the one row of a page without participants. */
    account_id: Column<'contest_participants', 'account_id'> | null;
    full_name: string;
  };

/**
 * One page of who joined a contest, in one round trip. Without a search the total is the contest's own count and the page comes from an
 * index; with one, the people are found first (an index of their texts), and then who of them joined.
 */
export async function listParticipants(
  work: Work,
  { params, query }: Received<typeof contestEndpoints, 'GET /api/contests/participants/:id'>,
) {
  const { search, page } = query;
  const where = sql`p.contest_id = ${params.id}`;
  const order = sql`p.place`;
  const found = search
    ? searchPeople(searchWords(search), { table: 'contest_participants', alias: 'p', where, order, page })
    : unsearched(
        sql`contest_participants p where ${where}`,
        sql`(select participants from contests where id = ${params.id})`,
      );
  const { rows } = await sql<ListRow>`
    ${found.with}
    select t.*, p.account_id, p.place, p.ticket, p.joined_at, a.first_name || ' ' || a.last_name as full_name, a.email
    from contests c cross join ${found.counted} t
    left join (select p.* from ${found.rows} order by ${order} ${pageClause(page)}) p on true
    left join accounts a on a.id = p.account_id where c.id = ${params.id} order by ${order}`.execute(work.db);
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
  return foundAnswer(shown, first, page);
}
