// Reads a person's side of the ledger, for themselves and for staff: what they earned and spent, why, and the balance after each movement.

import { type RawBuilder, sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { End } from '#platform/server/database/in-batches.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { visibleStatus } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { SeedEntry, seedEndpoints } from '../contract.ts';
import { seedAccountOf } from './ledger.ts';

type Row = Columns<'seed_transfers', 'id' | 'reason' | 'created_at'> & {
  point: number;
  balance: Column<'seed_accounts', 'balance'>;
  section: string | null;
  status: Column<'submissions', 'status'> | null;
  adjuster_name: string | null;
};

/**
 * A person's movements in both directions as one list, the newest first; spent seeds are negative. `cut` (a limit, an offset) applies
 * before sections are looked up, so that a page costs no more than its rows. `after` leaves only those that follow a movement in the list.
 */
const entriesOf = (
  accountId: IdOf<'accounts'>,
  cut: RawBuilder<unknown>,
  { reader = null, after = null }: { reader?: Actor | null; after?: End | null } = {},
) => sql<Row & End>`
  select e.id, e.created_at::text as at, e.point, e.balance, e.reason, e.created_at, i.name as section, ${visibleStatus(reader, 's')} as status,
    b.first_name || ' ' || b.last_name as adjuster_name from (
    select m.*, (sum(point) over (order by created_at, id))::int as balance from (
      select id, seeds as point, reason, submission_id, adjusted_by, created_at from seed_transfers where to_account = ${accountId}
      union all
      select id, -seeds, reason, submission_id, adjusted_by, created_at from seed_transfers where from_account = ${accountId}
    ) m ${after === null ? sql`` : sql`where (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by created_at desc, id desc ${cut}
  ) e
  left join submissions s on s.id = e.submission_id
  left join information_schemas i on i.id = s.information_schema_id
  left join accounts b on b.id = e.adjusted_by
  order by e.created_at desc, e.id desc`;

/** Every movement of a person in statements, the newest first: for the copy of all that is held about them. */
export const allOwnEntries = (accountId: IdOf<'accounts'>) => ({
  all: sql`select 1 from seed_transfers where to_account = ${accountId}
    union all select 1 from seed_transfers where from_account = ${accountId}`,
  batch: ({ end, limit }: { end: End | null; limit: number }) =>
    entriesOf(accountId, sql`limit ${sql.lit(limit)}`, { after: end }),
});

/** The latest movements of a person, at most `most`, the newest first. */
export async function latestEntries(
  { db, actor }: Work,
  accountId: IdOf<'accounts'>,
  most: number,
): Promise<SeedEntry[]> {
  const { rows } = await entriesOf(accountId, sql`limit ${most}`, { reader: actor }).execute(db);
  return rows.map(entryOnWire);
}

export async function listOwnEntries(
  work: Work<Actor>,
  { query }: Received<typeof seedEndpoints, 'GET /api/seeds'>,
) {
  const { rows, total } = await readPage(work, work.actor.id, query.page);
  return pageAnswer(rows.map(entryOnWire), total, query.page);
}

/** One page of a person's movements with the balance, for staff. Refuses when there is no such person. */
export async function listEntriesOf(
  work: Work,
  { params: { id }, query }: Received<typeof seedEndpoints, 'GET /api/seeds/of/:id'>,
) {
  const [{ rows, total }, purse] = await Promise.all([
    readPage(work, id, query.page),
    work.db
      .selectFrom('seed_accounts')
      .select('balance')
      .where('id', '=', seedAccountOf(id))
      .executeTakeFirst(),
  ]);
  if (!purse) return refuse('request.not_found');
  const entries = rows.map((row) => ({ ...entryOnWire(row), adjustedBy: row.adjuster_name }));
  return { ...pageAnswer(entries, total, query.page), points: purse.balance };
}

async function readPage(
  { db, actor }: Work,
  id: IdOf<'accounts'>,
  page: number,
): Promise<{ rows: Row[]; total: number }> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    entriesOf(id, pageClause(page), { reader: actor }).execute(db),
    sql<{ total: number }>`
      select (select count(*) from seed_transfers where to_account = ${id})::int
        + (select count(*) from seed_transfers where from_account = ${id})::int as total`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

const entryOnWire = (row: Row): SeedEntry => ({
  _id: row.id,
  point: row.point,
  created: row.created_at.toISOString(),
  submittedInformation:
    row.section === null || row.status === null ? null : { name: row.section, status: row.status },
  reason: row.reason,
  balance: row.balance,
});
