// Lists chat partners: for staff every thread, the latest first, searched and paged; for a borrower the team.

import { sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { type Counted, foundAnswer, unsearched } from '#platform/server/database/search/capped-search.ts';
import { searchWords } from '#platform/server/database/search/search-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { MessagePartnerRow, messageEndpoints } from '../contract.ts';
import { teamOf } from './partner.ts';

type Query = { page: number; search?: string | undefined; show: 'all' | 'unread' };

const EXCERPT_CHARACTERS = 160;

type Last = Columns<'messages', 'text' | 'created_at'> & { is_from_staff: boolean };

type ListRow = Last &
  Columns<'accounts', 'email'> &
  Counted & {
    /** The account's id; null in the single row that stands for an empty page. */
    id: Column<'accounts', 'id'> | null;
    full_name: string;
    unread: number;
  };

export const listPartners = (
  work: Work<Actor>,
  { query }: Received<typeof messageEndpoints, 'GET /api/messages/user/list'>,
) => (isStaff(work.actor) ? listThreads(work, query) : listTeam(work, query));

/** One page of all threads, in one round trip: the page from an index, the total from the kept count unless there is a filter. */
async function listThreads(work: Work, { page, search, show }: Query) {
  const isShown = show === 'unread' ? sql`t.unread_for_staff > 0` : sql`true`;
  const order = sql`t.last_at desc, t.account_id desc`;
  const threads = sql`message_threads t where ${isShown}`;
  const total =
    show === 'unread'
      ? sql`(select count(*)::int from ${threads})`
      : sql`(select threads from message_thread_totals)`;
  const found = search
    ? searchPeople(searchWords(search), { table: 'message_threads', alias: 't', where: isShown, order, page })
    : unsearched(threads, total);
  const { rows } = await sql<ListRow>`
    ${found.with}
    select a.id, a.first_name || ' ' || a.last_name as full_name, a.email, t.unread_for_staff as unread, n.*,
      left(l.text, ${sql.lit(EXCERPT_CHARACTERS)}) as text, l.created_at, l.to_id is not null as is_from_staff
    from ${found.counted} n
    left join (select t.* from ${found.rows} order by ${order} ${pageClause(page)}) t on true
    left join accounts a on a.id = t.account_id
    left join messages l on l.account_id = t.account_id and l.number = t.messages
    order by ${order}`.execute(work.db);
  const partners = rows.filter(isThere).map((row) => ({
    _id: row.id,
    fullName: row.full_name,
    email: row.email,
    unread: row.unread,
    lastMessage: { ...lastOnWire(row), sent: row.is_from_staff },
  }));
  return foundAnswer(partners, rows[0], page);
}

const isThere = (row: ListRow): row is ListRow & { id: string } => row.id !== null;

async function listTeam(work: Work<Actor>, { page, show }: Query) {
  const thread = await work.db
    .selectFrom('message_threads as t')
    .innerJoin('messages as l', (join) =>
      join.onRef('l.account_id', '=', 't.account_id').onRef('l.number', '=', 't.messages'),
    )
    .select(['t.unread_for_borrower', 'l.text', 'l.created_at', 'l.to_id'])
    .where('t.account_id', '=', work.actor.id)
    .executeTakeFirst();
  const unread = thread?.unread_for_borrower ?? 0;
  const team: MessagePartnerRow = {
    ...teamOf(work.actor),
    unread,
    lastMessage: thread
      ? {
          ...lastOnWire({ ...thread, text: thread.text.slice(0, EXCERPT_CHARACTERS) }),
          sent: thread.to_id === null,
        }
      : null,
  };
  const shown = show === 'all' || unread > 0 ? [team] : [];
  return pageAnswer(page === 1 ? shown : [], shown.length, page);
}

const lastOnWire = ({ text, created_at }: Pick<Last, 'text' | 'created_at'>) => ({
  text,
  created: created_at.toISOString(),
});

/** How many messages the caller has not read. Staff share one inbox: what one of them has read, the team has read. */
export async function countUnread(work: Work<Actor>): Promise<{ unread: number }> {
  const threads = work.db.selectFrom('message_threads');
  const { unread } = await (isStaff(work.actor)
    ? threads
        .select(sql<number>`coalesce(sum(unread_for_staff), 0)::int`.as('unread'))
        .where('unread_for_staff', '>', 0)
    : threads
        .select(sql<number>`coalesce(sum(unread_for_borrower), 0)::int`.as('unread'))
        .where('account_id', '=', work.actor.id)
  ).executeTakeFirstOrThrow();
  return { unread };
}
