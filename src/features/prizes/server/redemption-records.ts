// What a person redeemed. It stays after a deletion, for seeds were spent on it; what was not handed over yet is cancelled.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { erasedTexts } from '#texts/erased.ts';
import { heldTexts } from '#texts/held.ts';
import { settle } from './settle-redemption.ts';

export const redemptionRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('redemptions as r')
      .leftJoin('coupon_codes as c', 'c.redemption_id', 'r.id')
      .select(['r.prize_name', 'r.seeds', 'r.status', 'r.cancel_reason', 'r.created_at', 'c.code'])
      .where('r.account_id', '=', accountId)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.created_at),
      [heldTexts.prize]: row.prize_name,
      [heldTexts.seedsMoved]: row.seeds,
      [heldTexts.status]: row.status,
      [heldTexts.reason]: row.cancel_reason,
      [heldTexts.couponCode]: row.code,
    }));
    return [{ title: heldTexts.redemptions, records }];
  },
  async erase(work, accountId) {
    const pending = await work.db
      .selectFrom('redemptions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', '=', 'Pending')
      .orderBy('id')
      .execute();
    for (const { id } of pending)
      await settle(work, id, { status: 'Cancelled', cancel_reason: erasedTexts.reason }, false);
  },
};
