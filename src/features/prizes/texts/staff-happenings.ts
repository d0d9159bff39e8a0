// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.
import { seedsOf } from '#features/seeds/texts/staff-happenings.ts';

export const staffHappenings = {
  'acquisition.cancel': { trail: 'Cancelled a redemption' },
  'acquisition.fulfil': { trail: 'Fulfilled a redemption' },
  'prize.add': { trail: 'Added a prize' },
  'prize.add_codes': { trail: 'Added coupon codes to a prize' },
  'prize.edit': { trail: 'Edited a prize' },
  'prize.redeem': { trail: 'Redeemed a prize' },
  'prize.remove': { trail: 'Deleted a prize' },
  'prize.withdraw_codes': { trail: 'Took coupon codes of a prize back' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  redeemed: (prize: string, seeds: number) => `${prize} redeemed for ${seedsOf(seeds)}`,
  fulfilled: (prize: string) => `${prize} handed over`,
  cancelled: (prize: string, seeds: number) =>
    `Redemption of ${prize} cancelled, ${seedsOf(seeds)} given back`,
} as const;
