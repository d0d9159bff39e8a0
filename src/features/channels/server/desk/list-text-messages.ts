// The log of outgoing text messages for staff: to whom, how and how far. What they say is forgotten once they are settled, and never shown.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { channelDeskEndpoints, TextRow, TextState } from '../../contract/desk.ts';
import { textLogFilters } from '../../fields/staff-text-log.ts';

type Row = Columns<
  'text_messages',
  'id' | 'account_id' | 'kind' | 'attempts' | 'last_error' | 'created_at' | 'sent_at'
> &
  Columns<'accounts', 'first_name' | 'last_name'> & { state: TextState; channel: TextRow['channel'] };

/** A row of the list; its id is null in the single row that stands for an empty page. */
type ListRow = { [Column in keyof Row]: Row[Column] | null } & { total: number };

/** Lists messages in one round trip: the page from an index, the total from the kept counts. */
export async function listTextMessages(
  work: Work,
  {
    query: { page, state, sort = 'newest' },
  }: Received<typeof channelDeskEndpoints, 'GET /api/channels/messages'>,
) {
  const inState = state ? sql`state = ${sql.lit(state)}` : sql`true`;
  const order = alongMoment(sort, sql`m.created_at`, sql`m.id`);
  const counted = state ? [state] : textLogFilters.state;
  const kept = sql.join(
    counted.map((each) => sql.ref(each.toLowerCase())),
    sql` + `,
  );
  const { rows } = await sql<ListRow>`
    select t.total, m.id, m.account_id, m.channel, m.kind, m.state, m.attempts, m.last_error, m.created_at, m.sent_at,
      a.first_name, a.last_name
    from (select sum(${kept})::int as total from text_message_totals) t
    left join (select m.* from text_messages m where ${inState}
      order by ${order} ${pageClause(page)}) m on true
    left join accounts a on a.id = m.account_id
    order by ${order}`.execute(work.db);
  return pageAnswer(rows.filter(isThere).map(onWire), rows[0]?.total ?? 0, page);
}

const isThere = (row: ListRow): row is Row & { total: number } => row.id !== null;

const onWire = (row: Row): TextRow => ({
  _id: row.id,
  user: { _id: row.account_id, fullName: fullNameOf(row) },
  channel: row.channel,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  created: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
});
