// Reads prizes: the list of what is on offer, the next one to save for, and one with the caller's redemption of it.

import { type RawBuilder, sql } from 'kysely';
import { type Columns, columnsIn } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf, type ColumnName } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { Prize, PrizeSort, prizeEndpoints } from '../contract.ts';
import { publicPrizeFields } from '../fields/staff-prize.ts';
import { nextPrize } from '../rules/next-prize.ts';
import { isInStock, isOnOffer, isRedeemedBy, isWithinReach } from '../rules-in-sql/may-redeem.ts';
import { readPrizeDesk } from './desk/read-prize-desk.ts';
import { pictureAddress } from './picture-address.ts';
import { latestAcquisitionOf } from './read-acquisitions.ts';

type PrizeRow = Columns<
  'prizes',
  'id' | ColumnName<typeof publicPrizeFields> | 'image_file_id' | 'gives_code' | 'removed_at'
> & {
  is_redeemed: boolean;
};

type ListRow = PrizeRow & Columns<'prizes', 'created_at'>;

/** The orders of the list, each read from an index. */
const ORDERS: Record<PrizeSort, RawBuilder<unknown>> = {
  seeds: sql`p.point_required, p.id`,
  '-seeds': sql`p.point_required desc, p.id desc`,
  name: sql`lower(p.name), p.id`,
  '-name': sql`lower(p.name) desc, p.id desc`,
  value: sql`p.value_cents, p.id`,
  '-value': sql`p.value_cents desc, p.id desc`,
  created: sql`p.created_at, p.id`,
  '-created': sql`p.created_at desc, p.id desc`,
};

/** One page of the prizes on offer, in one round trip: for borrowers, unless they ask for another type, those for seeds. */
export async function listPrizes(
  work: Work<Actor>,
  { query }: Received<typeof prizeEndpoints, 'GET /api/prizes'>,
) {
  const type = query.type ?? (isStaff(work.actor) ? undefined : 'Redeem');
  const conditions = [
    sql`p.removed_at is null`,
    ...(type ? [sql`p.type = ${sql.lit(type)}`] : []),
    ...(query.search ? [sql`lower(p.name) like ${likePattern(query.search)}`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const order = ORDERS[query.sort];
  const { rows } = await sql<(ListRow & { total: number }) | (Record<'id', null> & { total: number })>`
    select t.total, p.* from (select count(*)::int as total from prizes p where ${where}) t
    left join (
      select ${columnsFor(work.actor)}, p.created_at from prizes p where ${where} order by ${order} ${pageClause(query.page)}
    ) p on true order by ${order}`.execute(work.db);
  const ofRow = (row: ListRow): Prize => ({
    ...onWire(row),
    ...(isStaff(work.actor) ? { created: row.created_at.toISOString() } : {}),
  });
  const prizes = rows.flatMap((row) => (row.id === null ? [] : [ofRow(row)]));
  return pageAnswer(prizes, rows[0]?.total ?? 0, query.page);
}

/** How many prizes within reach are announced at most. */
const MOST_WITHIN_REACH = 8;

export async function showNextPrize(work: Work<Actor>) {
  const redeemable = sql`${isOnOffer('p')} and ${isInStock('p')} and not ${isRedeemedBy('p', work.actor.id)}`;
  const withinReach = isWithinReach('p', sql`s.balance`);
  const columns = columnsFor(work.actor);
  const { rows } = await sql<Columns<'seed_accounts', 'balance'> & { above: PrizeRow[]; within: PrizeRow[] }>`
    select s.balance,
      (select coalesce(jsonb_agg(o), '[]') from (select ${columns} from prizes p where ${redeemable} and not ${withinReach} order by p.point_required, p.id limit 1) o) as above,
      (select coalesce(jsonb_agg(o), '[]') from (select ${columns} from prizes p where ${redeemable} and ${withinReach} order by p.point_required desc, p.id desc limit ${sql.lit(MOST_WITHIN_REACH)}) o) as within
    from seed_accounts s where s.id = ${work.actor.id}`.execute(work.db);
  const { balance, above, within } = rows[0] ?? { balance: 0, above: [], within: [] };
  return { points: balance, ...nextPrize([...within, ...above].map(onWire), balance) };
}

/** One prize with the caller's redemption of it. It is shown also when it is no longer on offer: whoever redeemed it may look at it. */
export async function showPrize(
  work: Work<Actor>,
  { params }: Received<typeof prizeEndpoints, 'GET /api/prizes/:id'>,
) {
  const [found, acquisition, desk] = await Promise.all([
    readPrize(work, params.id),
    latestAcquisitionOf(work, params.id),
    isStaff(work.actor) ? readPrizeDesk(work, params.id) : null,
  ]);
  if (!found) return refuse('request.not_found');
  return { ...found.prize, acquisition, ...(desk ? { desk } : {}) };
}

/** A prize and the caller's balance, in seeds, as they are now; null where there is no such prize. */
export async function readPrize(
  work: Work<Actor>,
  id: string,
): Promise<{ prize: Prize; balance: number } | null> {
  const { rows } = await sql<PrizeRow & Columns<'seed_accounts', 'balance'>>`
    select ${columnsFor(work.actor)}, coalesce((select balance from seed_accounts where id = ${work.actor.id}), 0) as balance
    from prizes p where p.id = ${id}`.execute(work.db);
  const [row] = rows;
  return row ? { prize: onWire(row), balance: row.balance } : null;
}

const columnsFor = (actor: Actor): RawBuilder<unknown> =>
  sql`p.id, ${columnsIn('p', publicPrizeFields)}, p.image_file_id, p.gives_code, p.removed_at,
    ${isRedeemedBy('p', actor.id)} as is_redeemed`;

const onWire = (row: PrizeRow): Prize => ({
  _id: row.id,
  ...answerOf(publicPrizeFields, row),
  imageUrl: pictureAddress(row.image_file_id),
  givesCode: row.gives_code,
  isRedeemed: row.is_redeemed,
  isRemoved: row.removed_at !== null,
});
