// W4 as a bare handler: redeeming a prize, its price and stock checked under the locks that keep them true.

import { prizeTexts } from '#features/prizes/texts/prizes.ts';
import { newId } from '#shared/id.ts';
import type { Ask } from './bare.ts';
import { hashOf, ME, rowFor } from './bare-session.ts';

const REDEEM = `with ${ME}, purse as (
    select s.id, s.balance from seed_accounts s, me where s.id = me.id for no key update of s
  ), prize as (
    update prizes p set stock = stock - 1 from purse
    where p.id = $2 and p.removed_at is null and p.type = 'Redeem' and p.stock > 0 and p.point_required <= purse.balance
    returning p.id, p.name, p.point_required, purse.id as account_id
  ), redemption as (
    insert into redemptions (id, prize_id, account_id, seeds, prize_name, prize_type, status, created_at)
    select $3, id, account_id, point_required, name, 'Redeem', 'Pending', now() from prize
    returning id, account_id, seeds, prize_name
  ), transfer as (
    insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, created_at)
    select $4::uuid, 'prize:' || id, account_id, '00000000-0000-7000-8000-000000000002', seeds, prize_name, now() from redemption
  ), balance as (
    update seed_accounts s set balance = s.balance - r.seeds from redemption r where s.id = r.account_id
  ), activity as (
    insert into activities (id, account_id, happening, action, details, created_at)
    select $5::uuid, account_id, 'prize.redeem', 'prizeRedeemed', jsonb_build_object('acquisitionInformation',
      jsonb_build_object('prize', jsonb_build_object('name', prize_name), 'pointSpent', seeds)), now() from redemption)
  select id, prize_name from redemption`;

export async function redeemPrize(ask: Ask, token: string, params: unknown) {
  const { id: prize } = params as { id: string };
  const values = [hashOf(token), prize, newId(), newId(), newId()];
  const { id, prize_name } = rowFor(await ask<{ id: string; prize_name: string }>('redeem', REDEEM, values));
  return { message: prizeTexts.redeemed(prize_name), _id: id };
}
