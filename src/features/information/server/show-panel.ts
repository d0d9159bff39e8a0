// The staff panel: one row a person with their progress, from rows and totals that every write keeps up to date.

import { type RawBuilder, sql } from 'kysely';
import { asksForDays, isInDays } from '#features/audit/server/searched-days.ts';
import type { Panel, PanelQuery } from '#features/information/contract.ts';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { personOf } from './store.ts';

type Row = Columns<'progress_totals', 'people'> &
  Columns<'accounts', 'first_name' | 'last_name' | 'email'> &
  Columns<'progress', 'submitted' | 'waiting' | 'verified' | 'rejected' | 'changed_at'> & {
    /** Null in the one row of a page without people. */
    id: Column<'accounts', 'id'> | null;
  };

/** For callers without a query of their own: everybody, the latest change first. */
export const wholePanel = (work: Work<Actor>): Promise<Panel> =>
  showPanel(work, {
    query: { audience: 'FullUser', search: '', show: 'all', whose: 'all', sort: '-changed', page: 1 },
  });

/** `search` finds a part of the name or the email. */
export async function showPanel(work: Work<Actor>, { query }: { query: PanelQuery }): Promise<Panel> {
  const { audience, search, whose, page } = query;
  const isWhole = search === '' && whose === 'all' && !asksForDays(query);
  const statement = isWhole ? everyone(query) : chosen(query, work.actor.id);
  const { rows } = await statement.execute(work.db);
  const shown = rows.filter(isThere).map((row) => ({
    user: personOf(row),
    submitted: row.submitted,
    waiting: row.waiting,
    verified: row.verified,
    rejected: row.rejected,
    total: sectionsNeeded[audience],
    changed: row.changed_at.toISOString(),
  }));
  return pageAnswer(shown, rows[0]?.people ?? 0, page);
}

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;

/** Each along an index, that of a descending order read backwards for the ascending one. */
const ORDERS: Record<PanelQuery['sort'], RawBuilder<unknown>> = {
  '-changed': sql`p.changed_at desc, p.account_id`,
  changed: sql`p.changed_at, p.account_id desc`,
  '-submitted': sql`p.submitted desc, p.changed_at desc, p.account_id`,
  submitted: sql`p.submitted, p.changed_at, p.account_id desc`,
  '-waiting': sql`p.waiting desc, p.changed_at desc, p.account_id`,
  waiting: sql`p.waiting, p.changed_at, p.account_id desc`,
};

const isShown = ({ audience, show }: PanelQuery) =>
  sql`p.audience = ${sql.lit(audience)} ${show === 'waiting' ? sql`and p.waiting > 0` : sql``}`;

/** The page's keys come from the index alone; only its own eight rows are looked up. */
const everyone = (query: PanelQuery): RawBuilder<Row> => sql`
  select ${columns}
  from (select coalesce((select ${sql.ref(query.show === 'waiting' ? 'waiting' : 'people')} from progress_totals
    where audience = ${sql.lit(query.audience)}), 0) as people) t
  left join (
    select p.account_id from progress p where ${isShown(query)} order by ${ORDERS[query.sort]} ${pageClause(query.page)}
  ) on_page on true
  ${personOnPage(query)}`;

/** The people are found first, and only their rows are counted and put in order: each by its key, which the offset fences. */
const chosen = (query: PanelQuery, me: string): RawBuilder<Row> => sql`
  with found as materialized (
    select p.* from ${asksForDays(query) ? peopleOfDays(query) : sql`accounts a`}
    cross join lateral (select * from progress p where p.account_id = a.id and ${isShown(query)} offset 0) p
    where ${sql.join(
      [
        ...(query.search === '' ? [] : [sql`a.search_text like (select ${likePattern(query.search)})`]),
        ...(query.whose === 'mine' ? [sql`a.assigned_to = ${me}`] : []),
        sql`true`,
      ],
      sql` and `,
    )}
  )
  select ${columns}
  from (select count(*)::int as people from found) t
  left join (
    select p.account_id from found p order by ${ORDERS[query.sort]} ${pageClause(query.page)}
  ) on_page on true
  ${personOnPage(query)}`;

/** Those of whom it happened in these days, each once. */
const peopleOfDays = ({ audience, happened, ...asked }: PanelQuery) => sql`(
    select a.* from (select distinct h.account_id from ${
      happened === 'verified'
        ? sql`verifications h where h.status = 'Verified' and ${isInDays('h.decided_at', asked)}`
        : sql`submissions h where ${isInDays('h.created_at', asked)}`
    } and h.audience = ${sql.lit(audience)}) people join accounts a on a.id = people.account_id) a`;

const columns = sql`t.people, a.id, a.first_name, a.last_name, a.email, p.submitted, p.waiting, p.verified, p.rejected, p.changed_at`;

const personOnPage = ({ audience, sort }: PanelQuery) => sql`
  left join progress p on p.account_id = on_page.account_id and p.audience = ${sql.lit(audience)}
  left join accounts a on a.id = on_page.account_id
  order by ${ORDERS[sort]}`;
