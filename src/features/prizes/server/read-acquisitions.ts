// Reads redemptions: a person's own, or everybody's for staff. A coupon's code is shown to its owner alone.

import { type RawBuilder, sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { type Counted, foundAnswer, unsearched } from '#platform/server/database/search/capped-search.ts';
import { searchWords } from '#platform/server/database/search/search-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { Acquisition, AcquisitionSort, PrizeType, prizeEndpoints } from '../contract.ts';
import { pictureAddress } from './picture-address.ts';
import { redemptionQueue } from './waiting-redemptions.ts';

type Row = Columns<'prizes', 'value_cents' | 'image_file_id'> &
  Columns<
    'redemptions',
    | 'id'
    | 'status'
    | 'prize_id'
    | 'account_id'
    | 'seeds'
    | 'prize_name'
    | 'cancel_reason'
    | 'settled_at'
    | 'created_at'
    | 'settled_by'
  > &
  Columns<'accounts', 'email'> & {
    code: Column<'coupon_codes', 'code'> | null;
    prize_type: PrizeType & Column<'redemptions', 'prize_type'>;
    full_name: string;
    settler_name: string | null;
  };

/** The orders of the list, each read from an index. */
const ORDERS: Record<AcquisitionSort, RawBuilder<unknown>> = {
  created: sql`r.created_at, r.id`,
  '-created': sql`r.created_at desc, r.id desc`,
  seeds: sql`r.seeds, r.id`,
  '-seeds': sql`r.seeds desc, r.id desc`,
};

/**
 * One page of redemptions, everybody's for staff and else the caller's own, in one round trip. The total of everybody's comes from the
 * kept counts; with a search the people are found first (an index of their texts).
 */
export async function listAcquisitions(
  work: Work<Actor>,
  { query }: Received<typeof prizeEndpoints, 'GET /api/acquisitions'>,
) {
  const ofAll = isStaff(work.actor);
  const search = ofAll ? query.search : undefined;
  const accountId = ofAll ? query.accountId : work.actor.id;
  const order = ORDERS[query.sort];
  const where = sql.join(
    [
      accountId === undefined ? sql`true` : sql`r.account_id = ${accountId}`,
      ...(query.status ? [sql`r.status = ${sql.lit(query.status)}`] : []),
    ],
    sql` and `,
  );
  const shown = sql`redemptions r where ${where}`;
  const total =
    accountId === undefined
      ? sql`(select coalesce(sum(r.redemptions), 0)::int from redemption_totals r where ${where})`
      : sql`(select count(*)::int from ${shown})`;
  const found = search
    ? searchPeople(searchWords(search), { table: 'redemptions', alias: 'r', where, order, page: query.page })
    : unsearched(shown, total);
  const page = sql`(select r.* from ${found.rows} order by ${order} ${pageClause(query.page)})`;
  const { rows } = await sql<(Row & Counted & Partial<WaitsRead>) | (Record<'id', null> & Counted)>`
    ${found.with} select t.*, r.* ${ofAll ? sql`, waits.*` : sql``} from ${found.counted} t
    left join (${read(page)}) r on true
    ${ofAll ? sql`left join lateral ${waitsOf(redemptionQueue, work, { entry: sql`r.id` })} waits on true` : sql``}
    order by ${order}`.execute(work.db);
  const acquisitions = rows.flatMap((row) =>
    row.id === null ? [] : [{ ...onWire(work.actor, row), ...(ofAll && waitsOnWire(row)) }],
  );
  return foundAnswer(acquisitions, rows[0], query.page);
}

export async function showAcquisition(
  work: Work<Actor>,
  { params }: Received<typeof prizeEndpoints, 'GET /api/acquisitions/:id'>,
): Promise<Acquisition> {
  const { rows } = await read(sql`(select * from redemptions where id = ${params.id})`).execute(work.db);
  const [row] = rows;
  if (!row || (row.account_id !== work.actor.id && !isStaff(work.actor))) return refuse('request.not_found');
  return onWire(work.actor, row);
}

/** The caller's latest redemption of a prize, whatever became of it; null when there is none. */
export async function latestAcquisitionOf(work: Work<Actor>, prizeId: string): Promise<Acquisition | null> {
  const { rows } = await read(
    sql`(select * from redemptions where account_id = ${work.actor.id} and prize_id = ${prizeId} order by created_at desc, id desc limit 1)`,
  ).execute(work.db);
  return rows[0] ? onWire(work.actor, rows[0]) : null;
}

/** Redemptions with all that is shown of them; `some` is the table or subquery that they come from. */
const read = (some: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select r.id, r.prize_id, r.account_id, r.seeds, r.prize_name, r.prize_type, r.status, r.cancel_reason, r.settled_at, r.created_at,
    p.value_cents, p.image_file_id, c.code, a.first_name || ' ' || a.last_name as full_name, a.email,
    r.settled_by, s.first_name || ' ' || s.last_name as settler_name
  from ${some} r join prizes p on p.id = r.prize_id join accounts a on a.id = r.account_id
  left join accounts s on s.id = r.settled_by left join coupon_codes c on c.redemption_id = r.id`;

const onWire = (actor: Actor, row: Row): Acquisition => ({
  _id: row.id,
  prize: {
    _id: row.prize_id,
    name: row.prize_name,
    value: centsToDollars(row.value_cents),
    imageUrl: pictureAddress(row.image_file_id),
  },
  created: row.created_at.toISOString(),
  pointSpent: row.seeds,
  prizeType: row.prize_type,
  status: row.status,
  code: row.account_id === actor.id ? row.code : null,
  cancelReason: row.cancel_reason,
  settled: row.settled_at?.toISOString() ?? null,
  ...(isStaff(actor) ? forStaff(row) : {}),
});

const forStaff = (row: Row): Pick<Acquisition, 'user' | 'settledBy'> => ({
  user: { _id: row.account_id, fullName: row.full_name, email: row.email },
  settledBy: row.settled_by === null ? null : { _id: row.settled_by, fullName: row.settler_name ?? '' },
});
