// Which prize to save for next, of those that can still be redeemed.
import type { Prize } from '../contract.ts';

type Priced = Pick<Prize, 'pointRequired'>;

/**
 * The prize to save for: the cheapest that is out of reach, or the dearest when the balance (seeds) suffices for all; null where there is
 * none. `redeems` are those that it suffices for, the cheapest first.
 */
export function nextPrize<Each extends Priced>(redeemable: readonly Each[], balance: number) {
  const byPrice = redeemable.toSorted((one, other) => one.pointRequired - other.pointRequired);
  const redeems = byPrice.filter(({ pointRequired }) => pointRequired <= balance);
  const prize = byPrice[redeems.length] ?? byPrice.at(-1) ?? null;
  return { prize, hasPoints: prize !== null && prize.pointRequired <= balance, redeems };
}
