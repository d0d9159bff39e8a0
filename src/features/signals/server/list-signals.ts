// The queue of signals: what waits, the oldest first; what was decided, the latest first; and those about one person.
import { type RawBuilder, sql } from 'kysely';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Person } from '#features/information/contract.ts';
import { findPerson } from '#features/information/server/store.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { SignalRow, signalEndpoints } from '../contract.ts';
import { signalQueue } from './waiting-signals.ts';

type Table = typeof signalEndpoints;

const DAYS = { day: 1, week: 7, month: 30 };

/** Lists signals; each order is read along its index. */
export function listSignals(work: Work<Actor>, { query }: Received<Table, 'GET /api/signals'>) {
  const { state, kind, owner, older, page, sort } = query;
  const which: RawBuilder<unknown>[] = [
    sql`s.state = ${sql.lit(state)}`,
    ...(kind ? [sql`s.kind = ${kind}`] : []),
    ...(owner === 'mine' ? [sql`s.owner_id = ${work.actor.id}`] : []),
    ...(owner === 'nobody' ? [sql`s.owner_id is null`] : []),
    ...(older ? [sql`s.found_at < ${new Date(work.now.getTime() - DAYS[older] * DAY_MS)}`] : []),
  ];
  const order =
    state === 'Open'
      ? alongMoment(sort ?? 'oldest', sql`s.found_at`, sql`s.id`)
      : alongMoment(sort ?? 'newest', sql`s.decided_at`, sql`s.id`);
  return readPage(work, sql`from signals s where ${sql.join(which, sql` and `)}`, order, page);
}

export async function listOfPerson(
  work: Work<Actor>,
  { params, query }: Received<Table, 'GET /api/signals/person/:id'>,
) {
  await findPerson(work, params.id);
  return readPage(
    work,
    sql`from signal_accounts of_person join signals s on s.id = of_person.signal_id where of_person.account_id = ${params.id}`,
    // Signals that speak against going on come first, because whoever pays reads the first page.
    sql`(s.state = 'Open' or s.verdict is not distinct from 'SamePerson') desc, s.found_at desc, s.id desc`,
    query.page,
  );
}

type Row = Columns<'signals', 'kind' | 'state' | 'found_at' | 'verdict' | 'decided_at' | 'owner_id'> &
  WaitsRead & {
    /** The signal's id; null in the single row that stands for an empty page. */
    id: Column<'signals', 'id'> | null;
    total: number;
    accounts: number;
    people: Person[] | null;
    owner_name: string | null;
    owner_email: string | null;
  };

/** Reads in one round trip: the page first, then what its rows show. */
async function readPage(
  work: Work<Actor>,
  some: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  page: number,
) {
  const { rows } = await sql<Row>`
    select t.total, s.id, s.kind, s.state, s.found_at, s.verdict, s.decided_at, s.owner_id,
      o.first_name || ' ' || o.last_name as owner_name, o.email as owner_email,
      (select count(*)::int from signal_accounts p where p.signal_id = s.id) as accounts,
      (select json_agg(json_build_object('_id', f.id, 'fullName', f.first_name || ' ' || f.last_name, 'email', f.email) order by f.added_at, f.id)
        from (select a.id, a.first_name, a.last_name, a.email, p.added_at from signal_accounts p join accounts a on a.id = p.account_id
          where p.signal_id = s.id order by p.added_at, a.id limit 2) f) as people, waits.*
    from (select count(*)::int as total ${some}) t
    left join (select s.* ${some} order by ${order} ${pageClause(page)}) s on true
    left join accounts o on o.id = s.owner_id
    left join lateral ${waitsOf(signalQueue, work, { entry: sql`s.id` })} waits on true
    order by ${order}`.execute(work.db);
  const shown = rows.flatMap((row) => (row.id === null ? [] : [onWire({ ...row, id: row.id })]));
  return pageAnswer(shown, rows[0]?.total ?? 0, page);
}

const onWire = (row: Row & { id: string }): SignalRow => ({
  ...waitsOnWire(row),
  _id: row.id,
  kind: row.kind,
  state: row.state,
  found: row.found_at.toISOString(),
  accounts: row.accounts,
  people: row.people ?? [],
  owner:
    row.owner_id === null
      ? null
      : { _id: row.owner_id, fullName: row.owner_name ?? '', email: row.owner_email ?? '' },
  verdict: row.verdict,
  decidedAt: row.decided_at?.toISOString() ?? null,
});
