// Whether a prize can be redeemed for somebody's seeds: the same verdict labels the button and refuses the call.

import type { Prize } from '../contract.ts';
import { prizeTexts } from '../texts/prizes.ts';
import { prizeRefusals } from '../texts/refusals.ts';

export type RedeemVerdict = { may: true } | { may: false; code: keyof typeof prizeRefusals; message: string };

type Offered = Pick<Prize, 'type' | 'pointRequired' | 'stock' | 'isRedeemed' | 'isRemoved'>;

/** Whether a prize can be redeemed for a balance, in seeds, or the one reason why not: what more seeds cannot change comes first. */
export function mayRedeem(prize: Offered, balance: number): RedeemVerdict {
  if (prize.isRedeemed) return refused('prize.redeemed');
  if (prize.isRemoved) return refused('prize.removed');
  if (prize.type === 'Prize') return refused('prize.contest_only');
  if (prize.stock === 0) return refused('prize.out_of_stock');
  const missing = seedsMissing(prize, balance);
  return missing > 0 ? refused('prize.too_few_seeds', prizeTexts.tooFewSeeds(missing)) : { may: true };
}

/** How many seeds a balance is short of a prize; 0 where it suffices. */
export const seedsMissing = ({ pointRequired }: Pick<Prize, 'pointRequired'>, balance: number): number =>
  Math.max(0, pointRequired - balance);

const refused = (
  code: keyof typeof prizeRefusals,
  message: string = prizeRefusals[code].text,
): RedeemVerdict => ({
  may: false,
  code,
  message,
});
