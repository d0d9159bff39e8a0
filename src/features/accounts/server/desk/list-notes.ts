// Staff's notes about one person, the newest first.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountDeskEndpoints, Note } from '../../contract/desk.ts';

type Row = { total: number } & (
  | (Columns<'account_notes', 'id' | 'text' | 'created_at' | 'by_id'> & { by_name: string })
  | { id: null }
);

/** One round trip; no row at all means that there is no such person. */
export async function listNotes(
  { db }: Work,
  { params, query }: Received<typeof accountDeskEndpoints, 'GET /api/notes/:id'>,
) {
  const { rows } = await sql<Row>`
    select t.total, n.id, n.text, n.created_at, n.by_id, b.first_name || ' ' || b.last_name as by_name
    from (select (select count(*)::int from account_notes where account_id = a.id) as total
      from accounts a where a.id = ${params.id}) t
    left join (select * from account_notes where account_id = ${params.id}
      order by created_at desc, id desc ${pageClause(query.page)}) n on true
    left join accounts b on b.id = n.by_id
    order by n.created_at desc, n.id desc`.execute(db);
  const [first] = rows;
  if (!first) return refuse('request.not_found');
  return pageAnswer(
    rows.flatMap((row) => (row.id === null ? [] : [noteOf(row)])),
    first.total,
    query.page,
  );
}

const noteOf = (row: Extract<Row, { id: string }>): Note => ({
  _id: row.id,
  by: { _id: row.by_id, fullName: row.by_name },
  text: row.text,
  created: row.created_at.toISOString(),
});
