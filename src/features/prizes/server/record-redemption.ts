// Writes a redemption with everything that it causes – stock, code, seeds, activity, audit, live events – in one round trip.

import { sql } from 'kysely';
import { detailsIn, eventIn, notifyOf } from '#features/activity/server/happened-in-statement.ts';
import { spendIn } from '#features/seeds/server/moved-in-statement.ts';
import { compiledWrite } from '#platform/server/database/statements/compiled-write.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { hasStockToCount, isOnOffer, isWithinReach, isWithoutLimit } from '../rules-in-sql/may-redeem.ts';
import { prizeTexts } from '../texts/prizes.ts';
import { prizeRedeemed } from './happenings.ts';

export type Wanted = {
  prizeId: string;
  /** The price in seeds that the person agreed to; undefined where none was sent. */
  shownPrice: number | undefined;
};

export type Redeemed = { message: string; _id: IdOf<'redemptions'> };

/**
 * Redeems a prize; null, with nothing written, when something stands in the way. Locks are taken in one order, the balance before the
 * prize, which many people want at once.
 */
export async function recordRedemption(
  work: Work<Actor>,
  { prizeId, shownPrice }: Wanted,
): Promise<Redeemed | null> {
  const { id: account } = work.actor;
  const id = newId<'redemptions'>(work.now.getTime());
  const redeemed = await work.statement(write, { id, account, prizeId, shownPrice: shownPrice ?? null });
  if (redeemed) notifyOf(work, prizeRedeemed, { subjectId: id, accountId: account });
  return redeemed;
}

/** Stands for the prize's name in the text that the statement fills in. */
const NAME = '{name}';

/** Fails the whole statement (by a division by zero) for a coupon whose stock says that there is a free code when there is none. */
const hasItsCode = sql`1 / (select case when prize.gives_code and not exists (select from code) then 0 else 1 end from prize) = 1`;

type Values = { id: string; account: string; prizeId: string; shownPrice: number | null };

const write = compiledWrite<Redeemed, Values>(
  ['id', 'account', 'prizeId', 'shownPrice'],
  ({ id, account, prizeId, shownPrice }, moment, { stands, storedReply }) => {
    const event = eventIn(moment, prizeRedeemed, { subjectId: id, accountId: account });
    const offered = sql`p.id = ${prizeId}::uuid and ${isOnOffer('p')} and ${isWithinReach('p', sql`purse.balance`)}
      and p.point_required = coalesce(${shownPrice}::int, p.point_required)`;
    return sql<{ reply: Redeemed }>`
    with purse as (
      select balance from seed_accounts where id = ${account}::uuid and ${stands} for no key update
    ), counted as (
      update prizes p set stock = p.stock - 1 from purse where ${offered} and ${hasStockToCount('p')}
      returning p.id, p.name, p.type, p.point_required, p.gives_code
    ), uncounted as (
      select p.id, p.name, p.type, p.point_required, p.gives_code from purse, prizes p where ${offered} and ${isWithoutLimit('p')} for share of p
    ), prize as (
      select * from counted union all select * from uncounted
    ), redemption as (
      insert into redemptions (id, prize_id, account_id, seeds, prize_name, prize_type, status, settled_at, created_at)
      select ${id}::uuid, id, ${account}::uuid, point_required, name, type, case when gives_code then 'Fulfilled' else 'Pending' end,
        case when gives_code then ${moment.now}::timestamptz end, ${moment.now}::timestamptz from prize
      returning id, prize_id, account_id, seeds, prize_name, created_at
    ), free_code as (
      select c.id, r.id as redemption_id from redemption r join prize on prize.gives_code join coupon_codes c on c.prize_id = r.prize_id
      where c.redemption_id is null order by c.id limit 1 for update of c
    ), code as (
      update coupon_codes c set redemption_id = f.redemption_id from free_code f where c.id = f.id returning c.id
    ), transfer as (
      ${spendIn(moment, sql`redemption`, { cause: sql`'prize:' || id`, seeds: sql`seeds`, reason: sql`prize_name` })}
    ), activity as (
      ${event.activities(
        event.activity(
          prizeRedeemed,
          sql`redemption`,
          detailsIn(
            prizeRedeemed,
            sql`jsonb_build_object('prize', jsonb_build_object('name', prize_name), 'pointSpent', seeds)`,
          ),
        ),
      )}
    ), audit as (
      ${event.entry(sql`redemption`, sql`jsonb_build_object('prize', prize_id, 'seeds', seeds)`)}
    ), answer as (
      select jsonb_build_object('_id', r.id, 'message', replace(case when prize.gives_code then ${sql.lit(prizeTexts.codeReady(NAME))}
        else ${sql.lit(prizeTexts.redeemed(NAME))} end, ${sql.lit(NAME)}, r.prize_name)) as reply from redemption r, prize
    ), kept as (
      ${storedReply(sql`answer`, sql`reply`)}
    )
    select reply from answer where ${hasItsCode}`;
  },
);
