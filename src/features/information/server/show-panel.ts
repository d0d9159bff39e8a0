// The staff panel: one row a person with their progress, from rows and totals that every write keeps up to date.

import { type RawBuilder, sql } from 'kysely';
import type { Audience, Panel, PanelQuery } from '#features/information/contract.ts';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { personOf } from './store.ts';

type Row = {
  people: number;
  /** Null in the one row of a page without people. */
  id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  submitted: number;
  waiting: number;
  verified: number;
  rejected: number;
  changed_at: Date;
};

/** The latest change first; `search` finds a part of the name or the email. */
export async function showPanel(work: Work<Actor>, { query }: { query: PanelQuery }): Promise<Panel> {
  const { audience, search, page } = query;
  const statement = search === '' ? everyone(query) : matching(query);
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

/** The page's keys come from the index alone; only its own eight rows are looked up. */
const everyone = ({ audience, page }: PanelQuery): RawBuilder<Row> => sql`
  select ${columns}
  from (select coalesce((select people from progress_totals where audience = ${sql.lit(audience)}), 0) as people) t
  left join (
    select account_id from progress where audience = ${sql.lit(audience)}
    order by changed_at desc, account_id ${pageClause(page)}
  ) on_page on true
  ${personOnPage(audience)}`;

const matching = ({ audience, search, page }: PanelQuery): RawBuilder<Row> => sql`
  with found as materialized (
    select p.account_id, p.changed_at from accounts a
    join progress p on p.account_id = a.id and p.audience = ${sql.lit(audience)}
    where a.search_text like (select ${likePattern(search)})
  )
  select ${columns}
  from (select count(*)::int as people from found) t
  left join (select account_id from found order by changed_at desc, account_id ${pageClause(page)}) on_page on true
  ${personOnPage(audience)}`;

const columns = sql`t.people, a.id, a.first_name, a.last_name, a.email, p.submitted, p.waiting, p.verified, p.rejected, p.changed_at`;

const personOnPage = (audience: Audience) => sql`
  left join progress p on p.account_id = on_page.account_id and p.audience = ${sql.lit(audience)}
  left join accounts a on a.id = on_page.account_id
  order by p.changed_at desc, p.account_id`;
