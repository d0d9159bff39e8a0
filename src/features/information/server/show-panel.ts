// The staff panel: one row a person with their progress, from rows and totals that every write keeps up to date.

import { type RawBuilder, sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import { asksForDays, isInDays } from '#features/audit/server/searched-days.ts';
import type { QueueSource } from '#features/casework/server/source.ts';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Audience, Panel, PanelQuery } from '#features/information/contract.ts';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import {
  type Counted,
  type Found,
  foundAnswer,
  unsearched,
} from '#platform/server/database/search/capped-search.ts';
import type { SearchWords } from '#platform/server/database/search/search-words.ts';
import {
  compiledPages,
  type Paged,
  type Reader,
} from '#platform/server/database/statements/compiled-pages.ts';
import { isBlind, isVisible, withheldFrom } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { informationEndpoints } from '../contract.ts';
import { personOf } from './store.ts';

type Row = Counted &
  WaitsRead &
  Columns<'accounts', 'first_name' | 'last_name' | 'email'> &
  Columns<'progress', 'submitted' | 'waiting' | 'verified' | 'rejected' | 'changed_at'> & {
    /** The account's id; null in the single row that stands for an empty page. */
    id: Column<'accounts', 'id'> | null;
  };

/** The queue in which the documents of an audience wait: a feature above declares it. */
export type QueueOfDocuments = (audience: Audience) => QueueSource;

/** For callers without a query of their own: everybody, the latest change first. */
export const wholePanel = (queueOf: QueueOfDocuments, work: Work<Actor>): Promise<Panel> =>
  showPanel(queueOf)(work, {
    query: { audience: 'FullUser', search: '', show: 'all', whose: 'all', sort: '-changed', page: 1 },
  });

/** `search` finds a part of the name or the email. */
export const showPanel = (queueOf: QueueOfDocuments) => {
  const readPage = compiledPages(
    (filters: Filters, paged, reader) => statementOf(queueOf, filters, paged, reader),
    (filters) => !asksForDays(filters),
  );
  return async (
    work: Work<Actor>,
    { query }: Received<typeof informationEndpoints, 'GET /api/informations/submitted/panel'>,
  ): Promise<Panel> => {
    const { page, search, ...filters } = query;
    const rows = await readPage(work, { page, search }, filters);
    const shown = rows.filter(isThere).map((row) => ({
      user: personOf(row),
      submitted: row.submitted,
      waiting: row.waiting,
      verified: row.verified,
      rejected: row.rejected,
      total: sectionsNeeded[filters.audience],
      changed: row.changed_at.toISOString(),
      ...waitsOnWire(row),
    }));
    return foundAnswer(shown, rows[0], page);
  };
};

type Filters = Omit<PanelQuery, 'page' | 'search'>;

function statementOf(
  queueOf: QueueOfDocuments,
  query: Filters,
  { page, words }: Paged,
  reader: Reader,
): RawBuilder<Row> {
  const { audience } = query;
  const order = ORDERS[query.sort];
  const counts = visibleCounts(reader.actor);
  const found =
    words === null ? unsearchedPanel(query, reader.actor) : searchPanel({ words, page }, query, reader.actor);
  return sql<Row>`
    ${found.with}
    select t.*, a.id, a.first_name, a.last_name, a.email, p.submitted, ${counts.waiting} as waiting, ${counts.verified} as verified,
      ${counts.rejected} as rejected, p.changed_at, waits.*
    from ${found.counted} t
    left join (select p.account_id from ${found.rows} order by ${order} ${pageClause(page)}) on_page on true
    left join progress p on p.account_id = on_page.account_id and p.audience = ${sql.lit(audience)}
    left join accounts a on a.id = on_page.account_id
    left join lateral ${waitsOf(queueOf(audience), reader, { person: sql`a.id` })} waits on true
    order by ${order}`;
}

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;

/** The orders of the list, each read from an index; a descending index is read backwards for the ascending order. */
const ORDERS: Record<PanelQuery['sort'], RawBuilder<unknown>> = {
  '-changed': sql`p.changed_at desc, p.account_id`,
  changed: sql`p.changed_at, p.account_id desc`,
  '-submitted': sql`p.submitted desc, p.changed_at desc, p.account_id`,
  submitted: sql`p.submitted, p.changed_at, p.account_id desc`,
  '-waiting': sql`p.waiting desc, p.changed_at desc, p.account_id`,
  waiting: sql`p.waiting, p.changed_at, p.account_id desc`,
  due: sql`p.waiting_since, p.account_id`,
};

const isShown = ({ audience, show }: Filters) =>
  sql`p.audience = ${sql.lit(audience)} ${show === 'waiting' ? sql`and p.waiting > 0` : sql``}`;

/**
 * In SQL, the panel without a search: everybody along the index with the kept total, or an officer's own people and
 * those of some days each by key, which the offset keeps apart.
 */
function unsearchedPanel(query: Filters, me: Actor): Found {
  const { audience, show, whose } = query;
  if (whose === 'all' && !asksForDays(query))
    return unsearched(
      sql`progress p where ${isShown(query)}`,
      sql`coalesce((select ${sql.ref(show === 'waiting' ? 'waiting' : 'people')} from progress_totals
        where audience = ${sql.lit(audience)}), 0)`,
    );
  const people = asksForDays(query)
    ? peopleOfDays(query, me)
    : sql`(select id from accounts where ${isMine(me)}) a`;
  return {
    ...unsearched(sql`found p`, sql`(select count(*)::int from found)`),
    with: sql`with found as materialized (
      select p.* from ${people}
      cross join lateral (select * from progress p where p.account_id = a.id and ${isShown(query)} offset 0) p
      where ${isAsked(query, me)})`,
  };
}

function searchPanel(
  { words, page }: { words: SearchWords; page: number },
  query: Filters,
  me: Actor,
): Found {
  const inDays = asksForDays(query)
    ? sql`and p.account_id in (select a.id from ${peopleOfDays(query, me)})`
    : sql``;
  const where = sql`${isShown(query)} and ${isAsked(query, me)} ${inDays}`;
  return searchPeople(words, { table: 'progress', alias: 'p', where, order: ORDERS[query.sort], page });
}

const isMine = (me: Actor) => sql`assigned_to = ${me.id}`;

const isAsked = ({ whose }: Filters, me: Actor) =>
  whose === 'mine' ? sql`exists (select from accounts where id = p.account_id and ${isMine(me)})` : sql`true`;

/** In SQL, the people to whom it happened in these days, each once. */
const peopleOfDays = ({ audience, happened, ...asked }: Filters, me: Actor) => sql`(
    select people.account_id as id from (select distinct h.account_id from ${
      happened === 'verified'
        ? sql`verifications h where h.status = 'Verified' and ${isInDays('h.decided_at', asked)} and ${isVisible(me, 'h.verdict_event')}`
        : sql`submissions h where ${isInDays('h.created_at', asked)}`
    } and h.audience = ${sql.lit(audience)}) people) a`;

/** In SQL: the counts of the progress `p`, which may be that of nobody, as if verdicts that wait for a second look had not been given. */
export function visibleCounts(
  reader: Actor | null,
): Record<'waiting' | 'verified' | 'rejected', RawBuilder<number | null>> {
  const withheld = (which: RawBuilder<unknown>) =>
    isBlind(reader)
      ? sql`(select count(*)::int from ${withheldFrom(reader)} w
          where w.account_id = p.account_id and w.audience = p.audience and w.submission_id is not null and ${which})`
      : sql`0`;
  return {
    waiting: sql<number | null>`p.waiting + ${withheld(sql`true`)}`,
    verified: sql<number | null>`p.verified - ${withheld(sql`w.verdict = 'Verified'`)}`,
    rejected: sql<number | null>`p.rejected - ${withheld(sql`w.verdict = 'Rejected'`)}`,
  };
}
