// Accounts of one kind for staff; filters, order and page each along an index, a search finds any part of a name or an address.

import { type RawBuilder, sql } from 'kysely';
import { asksForDays, isInDays } from '#features/audit/server/searched-days.ts';
import type { Column } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import {
  type Counted,
  foundAnswer,
  searchOwn,
  unsearched,
} from '#platform/server/database/search/capped-search.ts';
import {
  compiledPages,
  type Paged,
  type Reader,
} from '#platform/server/database/statements/compiled-pages.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { AccountListQuery, AccountListRow, accountDeskEndpoints } from '../../contract/desk.ts';
import { accountColumns, rowOf } from '../store.ts';

/** The orders of the list, each read from an index together with the filters. */
const ORDERS = {
  '-created': sql`a.created_at desc, a.id desc`,
  created: sql`a.created_at, a.id`,
  name: sql`lower(a.first_name || ' ' || a.last_name), a.id`,
  '-name': sql`lower(a.first_name || ' ' || a.last_name) desc, a.id desc`,
};

type Account = Parameters<typeof rowOf>[0];
type Manager = {
  manager_id: Column<'accounts', 'id'> | null;
  manager_name: string;
  manager_email: string;
};
/** A row of the list; its id is null in the single row that stands for an empty page. */
type ListRow = Counted & ((Account & Manager) | { id: null });

const COLUMNS = sql.join(accountColumns.map((column) => sql.ref(`a.${column}`)));

/**
 * One round trip. Without a search the total comes from the kept counts and the page from an index; with one, the matches
 * are found once (an index of their texts), counted and sorted.
 */
export async function listAccounts(
  work: Work<Actor>,
  { query }: Received<typeof accountDeskEndpoints, 'GET /api/accounts'>,
) {
  const { page, search, ...filters } = query;
  const rows = await readPage(work, { page, search }, filters);
  return foundAnswer(rows.filter(isThere).map(listRowOf), rows[0], page);
}

type Filters = Omit<AccountListQuery, 'page' | 'search'>;

const readPage = compiledPages(statementOf, (filters) => !asksForDays(filters));

function statementOf(query: Filters, { page, words }: Paged, { actor }: Reader): RawBuilder<ListRow> {
  const order = ORDERS[query.sort];
  const where = filterOf(query, actor);
  const shown = sql`accounts a where ${where}`;
  const columns = sql`a.id, a.created_at, a.first_name, a.last_name, a.search_text`;
  const found = words
    ? searchOwn(words, { table: 'accounts', alias: 'a', where, order, page, columns, isJoined: true })
    : unsearched(
        shown,
        asksForDays(query) ? sql`(select count(*)::int from ${shown})` : keptTotal(query, actor),
      );
  return sql<ListRow>`${found.with}
    select ${COLUMNS}, t.*, m.id as manager_id, m.first_name || ' ' || m.last_name as manager_name,
      m.email as manager_email
    from ${found.counted} t
    left join (select a.id from ${found.rows} order by ${order} ${pageClause(page)}) p on true
    left join accounts a on a.id = p.id
    left join accounts m on m.id = a.assigned_to
    order by ${order}`;
}

/** Only borrowers are assigned, so that filter stands for their kind too. */
function filterOf({ userType, status, assigned, ...asked }: Filters, actor: Actor) {
  const kind =
    assigned === 'me'
      ? sql`a.assigned_to = ${actor.id}`
      : assigned === 'nobody'
        ? sql`a.assigned_to is null and a.user_type = 'User'`
        : sql`a.user_type = ${userType}`;
  const inStatus = status ? sql`${kind} and a.status = ${status}` : kind;
  return asksForDays(asked) ? sql`${inStatus} and ${isInDays('a.created_at', asked)}` : inStatus;
}

/** In SQL, the total without a search, from the sums that triggers keep. */
function keptTotal({ userType, status, assigned }: Filters, actor: Actor) {
  const inStatus = status ? sql`and status = ${status}` : sql``;
  const kind = assigned ? 'User' : userType;
  const all = sql`(select coalesce(sum(accounts), 0) from account_totals where user_type = ${kind} ${inStatus})`;
  if (!assigned) return sql`${all}::int`;
  const whose = assigned === 'me' ? sql`manager_id = ${actor.id}` : sql`true`;
  const taken = sql`(select coalesce(sum(accounts), 0) from assignment_totals where ${whose} ${inStatus})`;
  return assigned === 'me' ? sql`${taken}::int` : sql`(${all} - ${taken})::int`;
}

const isThere = (row: ListRow): row is ListRow & Account & Manager => row.id !== null;

const listRowOf = (row: Account & Manager): AccountListRow => ({
  ...rowOf(row),
  assignedTo:
    row.manager_id === null
      ? null
      : { _id: row.manager_id, fullName: row.manager_name, email: row.manager_email },
});
