// Every contest for staff, filtered, sorted and paged.
import { sql } from 'kysely';
import type { Column } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { contestEndpoints, DeskRow } from '../../contract.ts';
import { phaseOf } from '../../rules/phase.ts';
import { isInPhase } from '../../rules-in-sql/phase.ts';
import { type ContestRow, timesOf } from '../store.ts';

/** The orders of the list, each read from an index. None by participants: an index on that count would make every joining dearer. */
const ORDERS = {
  title: sql`lower(c.name), c.id`,
  '-title': sql`lower(c.name) desc, c.id desc`,
  start: sql`c.starts_at, c.id`,
  '-start': sql`c.starts_at desc, c.id desc`,
  end: sql`c.ends_at, c.id`,
  '-end': sql`c.ends_at desc, c.id desc`,
};

type ListRow = Pick<
  ContestRow,
  'name' | 'category' | 'status' | 'starts_at' | 'ends_at' | 'drawn_at' | 'participants'
> & {
  /** Null in the one row of a page without contests. */
  id: Column<'contests', 'id'> | null;
  total: number;
};

/**
 * One page of all contests, in one round trip. They are few, so that counting those of a phase, which changes with the clock, costs next
 * to nothing.
 */
export async function listDesk(
  work: Work,
  { query }: Received<typeof contestEndpoints, 'GET /api/contests/desk'>,
) {
  const { search, phase, sort, page } = query;
  const conditions = [
    phase ? isInPhase('c', phase, work.now) : sql`true`,
    search ? sql`lower(c.name) like ${likePattern(search)}` : sql`true`,
  ];
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<ListRow>`
    select t.total, c.* from (select count(*)::int as total from contests c where ${where}) t
    left join (
      select c.id, c.name, c.category, c.status, c.starts_at, c.ends_at, c.drawn_at, c.participants
      from contests c where ${where} order by ${ORDERS[sort]} ${pageClause(page)}
    ) c on true order by ${ORDERS[sort]}`.execute(work.db);
  return pageAnswer(
    rows.filter(isThere).map((row) => onWire(row, work.now)),
    rows[0]?.total ?? 0,
    page,
  );
}

const isThere = (row: ListRow): row is ListRow & { id: string } => row.id !== null;

const onWire = (row: ListRow & { id: string }, now: Date): DeskRow => ({
  _id: row.id,
  name: row.name,
  category: row.category,
  startDate: row.starts_at.toISOString(),
  endDate: row.ends_at.toISOString(),
  participants: row.participants,
  phase: phaseOf(row.status, timesOf(row), now),
});
