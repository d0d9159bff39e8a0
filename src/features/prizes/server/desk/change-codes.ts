// Adds codes to a coupon, and takes back those that nobody has got; its stock counts itself. Codes are never read back or audited.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { prizeEndpoints } from '../../contract.ts';
import { codesError } from '../../rules/coupon-codes.ts';
import { couponTexts } from '../../texts/staff-prizes.ts';
import { staffPrizeRefusals } from '../../texts/staff-refusals.ts';
import { codesAdded, codesWithdrawn } from '../happenings.ts';
import { lockPrize, type PrizeRow } from './lock-prize.ts';

export async function addCodes(
  work: Work<Actor>,
  { params, body }: Received<typeof prizeEndpoints, 'POST /api/prizes/codes/:id'>,
) {
  const codes = [...new Set(body.codes)];
  if (codes.length === 0) refuse(staffPrizeRefusals['prize.codes_missing']);
  const error = codesError(codes);
  if (error) refuse(staffPrizeRefusals['prize.fields'], { fields: { codes: error } });
  return work.transaction(async (work) => {
    const coupon = await lockCoupon(work, params.id);
    const added = await insertCodes(work, coupon.id, codes);
    await happened(work, codesAdded, { subjectId: coupon.id }, changesOf(coupon, { added }));
    const known = codes.length - added;
    return { message: couponTexts.added(added, known), added, known };
  });
}

export const withdrawCodes = (
  work: Work<Actor>,
  { params }: Received<typeof prizeEndpoints, 'POST /api/prizes/codes/:id/withdraw'>,
) =>
  work.transaction(async (work) => {
    const coupon = await lockCoupon(work, params.id);
    if (coupon.reserved > 0) refuse(staffPrizeRefusals['prize.codes_reserved']);
    const { numDeletedRows } = await work.db
      .deleteFrom('coupon_codes')
      .where('prize_id', '=', coupon.id)
      .where('redemption_id', 'is', null)
      .executeTakeFirstOrThrow();
    const withdrawn = Number(numDeletedRows);
    await happened(work, codesWithdrawn, { subjectId: coupon.id }, changesOf(coupon, { withdrawn }));
    return { message: couponTexts.withdrawn(withdrawn), withdrawn };
  });

/**
 * Writes codes of a coupon, to be handed out in the order given, and answers how many are new: one that the prize has, or had and handed
 * out, is left out.
 */
export async function insertCodes(work: Work, prizeId: string, codes: readonly string[]): Promise<number> {
  const ids = codes.map(() => newId(work.now.getTime())).toSorted();
  const rows = codes.map((code, place) => ({ id: ids[place], code }));
  const { numAffectedRows = 0n } = await sql`
    insert into coupon_codes (id, prize_id, code, created_at)
    select c.id, ${prizeId}::uuid, c.code, ${work.now}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, code text)
    on conflict (prize_id, code) do nothing`.execute(work.db);
  return Number(numAffectedRows);
}

async function lockCoupon(work: Work, id: IdOf<'prizes'>): Promise<PrizeRow> {
  const prize = await lockPrize(work, id);
  return prize.gives_code ? prize : refuse(staffPrizeRefusals['prize.no_codes']);
}

const changesOf = ({ stock }: PrizeRow, after: object) => ({ before: { stock }, after });
